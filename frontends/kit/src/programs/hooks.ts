import { type ToastMessage, useToast } from '@marcel/kit';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

export function useCopyText(toasts: Record<'copied' | 'copyFailed', ToastMessage>): (text: string) => Promise<boolean> {
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(toasts.copied);
      return true;
    } catch {
      // Report a missing clipboard, too: browsers offer one on secure pages only.
      toast({ ...toasts.copyFailed, tone: 'destructive' });
      return false;
    }
  };
}

/** @param replace replaces the entry in the browser's history */
export type GoToPage = (page: number, options?: { replace: boolean }) => void;

/** Returns the page number of an address, from 1. */
export function parsePage(search: URLSearchParams, parameter: string): number {
  const value = search.get(parameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

export function usePage(parameter: string): [page: number, goToPage: GoToPage] {
  const [search, setSearch] = useSearchParams();
  const goToPage = useCallback<GoToPage>(
    (page, options) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (page === 1) next.delete(parameter);
          else next.set(parameter, String(page));
          return next;
        },
        { preventScrollReset: true, ...options },
      ),
    [parameter, setSearch],
  );
  return [parsePage(search, parameter), goToPage];
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

interface DraftOptions<T> {
  value: T;
  delayMs: number;
  onCommit: (value: T) => void;
  isEqual?: (one: T, other: T) => boolean;
}

export function useDebouncedDraft<T>(options: DraftOptions<T>): [T, (value: T) => void] {
  const { value, delayMs, onCommit, isEqual = Object.is } = options;
  const [draft, setDraft] = useState(value);
  const committed = useRef(value);

  const adoptNewValue = useEffectEvent(() => {
    if (isEqual(value, committed.current)) return;
    committed.current = value;
    setDraft(value);
  });
  useEffect(() => adoptNewValue(), [value]);

  const commit = () => {
    if (isEqual(draft, committed.current)) return;
    committed.current = draft;
    onCommit(draft);
  };
  useDebouncedEffect(commit, draft, delayMs);

  return [draft, setDraft];
}

function subscribeToConnection(notify: () => void): () => void {
  const changes = ['online', 'offline'];
  changes.forEach((change) => window.addEventListener(change, notify));
  return () => changes.forEach((change) => window.removeEventListener(change, notify));
}

export const useOnline = (): boolean => useSyncExternalStore(subscribeToConnection, () => navigator.onLine);

let isPageHidden = false;

// Unit tests run without a DOM.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => (isPageHidden = true));
  window.addEventListener('pageshow', () => (isPageHidden = false));
}

export const isPageUnloading = (): boolean => isPageHidden;
