import { useCallback, useSyncExternalStore } from 'react';

const liked = new Set<string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function change(key: string, isLiked: boolean): void {
  if (isLiked) liked.add(key);
  else liked.delete(key);
  listeners.forEach((listener) => listener());
}

/** Whether the visitor has liked an item in this session, wherever it was shown. */
export function useLiked(key: string): [liked: boolean, setLiked: (liked: boolean) => void] {
  const isLiked = useSyncExternalStore(subscribe, () => liked.has(key));
  return [isLiked, useCallback((next: boolean) => change(key, next), [key])];
}
