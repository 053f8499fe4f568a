import { arrayOf, isText, schemaOf } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import { useCallback, useSyncExternalStore } from 'react';

const Texts = schemaOf(arrayOf(isText));

export interface UseStoredSet {
  (text: string): [isIncluded: boolean, setIncluded: (isIncluded: boolean) => void];
  useAll: () => readonly string[];
  set: (text: string, isIncluded: boolean) => void;
}

/**
 * Creates a hook for a set of texts in localStorage, newest first, shared by all programs and tabs. Without storage the set lasts as
 * long as the page.
 *
 * @param max the oldest texts beyond this number are removed
 */
export function createStoredSet(name: string, max: number): UseStoredSet {
  const store = jsonStore(() => localStorage, name, Texts);
  const listeners = new Set<() => void>();
  let cached: readonly string[] | undefined;
  const all = (): readonly string[] => (cached ??= store.read() ?? []);
  const notify = () => listeners.forEach((listener) => listener());

  const change = (text: string, isIncluded: boolean) => {
    const others = (store.read() ?? all()).filter((other) => other !== text);
    cached = isIncluded ? [text, ...others].slice(0, max) : others;
    store.write([...cached]);
    notify();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== name && key !== null) return;
    cached = undefined;
    notify();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      cached = store.read() ?? cached;
      addEventListener('storage', onStorage);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  };
  const useOne = (text: string): [boolean, (isIncluded: boolean) => void] => {
    const isIncluded = useSyncExternalStore(subscribe, () => all().includes(text));
    return [isIncluded, useCallback((next: boolean) => change(text, next), [text])];
  };
  return Object.assign(useOne, { useAll: () => useSyncExternalStore(subscribe, all), set: change });
}

export const useLiked = createStoredSet('liked', 2000);
