import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function subscribe(tell: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    flushSync(tell);
  };
  const end = () => {
    isPrinting = false;
    tell();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is on its way to paper, which wants all of a list at once, also where paper is so narrow that it is laid out anew. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
