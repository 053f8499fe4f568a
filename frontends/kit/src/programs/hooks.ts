import { type ToastMessage, useToast } from '@marcel/kit';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

export function useCopyText(toasts: {
  copied: ToastMessage;
  copyFailed: ToastMessage;
}): (text: string) => Promise<boolean> {
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(toasts.copied);
      return true;
    } catch {
      // Also without a clipboard, which browsers offer on secure pages only.
      toast({ ...toasts.copyFailed, tone: 'destructive' });
      return false;
    }
  };
}

/** @param replace replaces the entry in the browser's history */
export type ToPage = (page: number, how?: { replace: boolean }) => void;

/** Returns the page number of an address, from 1. */
export function pageIn(search: URLSearchParams, parameter: string): number {
  const asked = search.get(parameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

export function usePage(parameter: string): [page: number, toPage: ToPage] {
  const [search, setSearch] = useSearchParams();
  const toPage = useCallback<ToPage>(
    (page, how) =>
      setSearch(
        (current) => {
          const changed = new URLSearchParams(current);
          if (page === 1) changed.delete(parameter);
          else changed.set(parameter, String(page));
          return changed;
        },
        { preventScrollReset: true, replace: how?.replace ?? false },
      ),
    [parameter, setSearch],
  );
  return [pageIn(search, parameter), toPage];
}

/** Runs a task once a value has stayed the same for `delayMs` milliseconds. */
export function useDebouncedEffect(task: () => void, value: unknown, delayMs: number): void {
  const run = useEffectEvent(task);
  useEffect(() => {
    const timer = setTimeout(() => run(), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
}

/** Returns the last value that stayed the same for `delayMs` milliseconds. */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useDebouncedEffect(() => setSettled(value), value, delayMs);
  return settled;
}

interface Settling<T> {
  value: T;
  delayMs: number;
  onSettled: (value: T) => void;
  same?: (one: T, other: T) => boolean;
}

export function useSettled<T>({ value, delayMs, onSettled, same = Object.is }: Settling<T>): [T, (value: T) => void] {
  const [draft, setDraft] = useState(value);
  const known = useRef(value);

  const adopt = useEffectEvent(() => {
    if (same(value, known.current)) return;
    known.current = value;
    setDraft(value);
  });
  useEffect(() => adopt(), [value]);

  const settle = () => {
    if (same(draft, known.current)) return;
    known.current = draft;
    onSettled(draft);
  };
  useDebouncedEffect(settle, draft, delayMs);

  return [draft, setDraft];
}

function onConnection(notify: () => void): () => void {
  const changes = ['online', 'offline'];
  changes.forEach((change) => window.addEventListener(change, notify));
  return () => changes.forEach((change) => window.removeEventListener(change, notify));
}

export const useOnline = (): boolean => useSyncExternalStore(onConnection, () => navigator.onLine);

let left = false;

// Unit tests run without a DOM.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => (left = true));
  window.addEventListener('pageshow', () => (left = false));
}

export const isPageLeft = (): boolean => left;
