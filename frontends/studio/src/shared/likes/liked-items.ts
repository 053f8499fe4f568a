import { jsonStore } from '@marcel/kit';
import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const store = jsonStore(() => sessionStorage, 'studio_liked', z.array(z.string()));
const listeners = new Set<() => void>();
let liked: ReadonlySet<string> | undefined;

const all = (): ReadonlySet<string> => (liked ??= new Set(store.read()));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function change(key: string, isLiked: boolean): void {
  const others = [...all()].filter((other) => other !== key);
  liked = new Set(isLiked ? [...others, key] : others);
  store.write([...liked]);
  listeners.forEach((listener) => listener());
}

/** Whether the visitor has liked an item in this session of the browser, wherever it was shown. */
export function useLiked(key: string): [liked: boolean, setLiked: (liked: boolean) => void] {
  const isLiked = useSyncExternalStore(subscribe, () => all().has(key));
  return [isLiked, useCallback((next: boolean) => change(key, next), [key])];
}
