import { useEffect, useRef, type RefObject } from 'react';

/** Leads to the first further item of a list once it has come; the button that asked for it may be gone by then. */
export function useGoOnReading(list: RefObject<HTMLElement | null>, length: number): () => void {
  const waitingFrom = useRef<number | null>(null);
  useEffect(() => {
    const next = waitingFrom.current === null ? undefined : list.current?.children[waitingFrom.current];
    if (!(next instanceof HTMLElement)) return;
    waitingFrom.current = null;
    next.focus();
  }, [list, length]);
  return () => {
    waitingFrom.current = length;
  };
}
