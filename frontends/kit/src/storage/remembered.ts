import { isListOf, isText, schemaOf } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import { useCallback, useSyncExternalStore } from 'react';

const Texts = schemaOf(isListOf(isText));

export interface UseRemembered {
  (text: string): [isIn: boolean, setIn: (isIn: boolean) => void];
  useAll: () => readonly string[];
  set: (text: string, isIn: boolean) => void;
}

/**
 * Texts that this browser stores under a name, newest first, shared by all programs and tabs. Without storage they last as long as
 * the page.
 *
 * @param most number of texts that are kept
 */
export function remembered(name: string, most: number): UseRemembered {
  const store = jsonStore(() => localStorage, name, Texts);
  const listeners = new Set<() => void>();
  let known: readonly string[] | undefined;
  const all = (): readonly string[] => (known ??= store.read() ?? []);
  const notify = () => listeners.forEach((listener) => listener());

  const change = (text: string, isIn: boolean) => {
    const others = (store.read() ?? all()).filter((other) => other !== text);
    known = isIn ? [text, ...others].slice(0, most) : others;
    store.write([...known]);
    notify();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== name && key !== null) return;
    known = undefined;
    notify();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      known = store.read() ?? known;
      addEventListener('storage', onStorage);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  };
  const useOne = (text: string): [boolean, (isIn: boolean) => void] => {
    const isIn = useSyncExternalStore(subscribe, () => all().includes(text));
    return [isIn, useCallback((next: boolean) => change(text, next), [text])];
  };
  return Object.assign(useOne, { useAll: () => useSyncExternalStore(subscribe, all), set: change });
}

export const useLiked = remembered('liked', 2000);
