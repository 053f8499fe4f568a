import { jsonStore } from '@marcel/kit';
import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

/** More than this are not remembered. */
const REMEMBERED = 200;

const store = jsonStore(() => localStorage, 'reported', z.array(z.string()));
const listeners = new Set<() => void>();
let reported: readonly string[] | undefined;

const all = (): readonly string[] => (reported ??= store.read() ?? []);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function remember(path: string): void {
  // Other programs and windows remember theirs in the same place.
  const others = (store.read() ?? []).filter((other) => other !== path);
  reported = [path, ...others].slice(0, REMEMBERED);
  store.write([...reported]);
  listeners.forEach((listener) => listener());
}

/** Whether something was reported from this browser, by the path that it is reported to. */
export function useReported(path: string): [isReported: boolean, rememberIt: () => void] {
  const isReported = useSyncExternalStore(subscribe, () => all().includes(path));
  return [isReported, useCallback(() => remember(path), [path])];
}
