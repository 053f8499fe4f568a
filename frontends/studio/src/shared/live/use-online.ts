import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  for (const change of ['online', 'offline']) window.addEventListener(change, listener);
  return () => {
    for (const change of ['online', 'offline']) window.removeEventListener(change, listener);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
