import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  for (const change of ['online', 'offline']) window.addEventListener(change, listener);
  return () => {
    for (const change of ['online', 'offline']) window.removeEventListener(change, listener);
  };
}

/** Whether the browser believes that it is connected. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
