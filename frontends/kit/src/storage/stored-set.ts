import { arrayOf, isNumber, isText, objectOf, schemaOf } from '@marcel/contracts';
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

interface Receipt {
  id: number;
  /** Path of the private page with the status. */
  statusUrl: string;
}

const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/)/.test(value);
const Receipts = schemaOf(arrayOf(objectOf<Receipt>({ id: isNumber, statusUrl: isPath })));
const receiptStore = jsonStore(() => localStorage, 'submission_receipts', Receipts);
const MAX_RECEIPTS = 100;

/** Receipts of this browser's submissions. Only they lead to a status page: no list that can be shared has its private address. */
export const receipts = {
  save: ({ id, statusUrl }: Receipt): void => {
    const others = (receiptStore.read() ?? []).filter((other) => other.id !== id);
    receiptStore.write([{ id, statusUrl }, ...others].slice(0, MAX_RECEIPTS));
  },
  findStatusUrl: (submission: number): string | null =>
    receiptStore.read()?.find(({ id }) => id === submission)?.statusUrl ?? null,
};
