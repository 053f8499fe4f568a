import { useSyncExternalStore } from 'react';

/** Room for windows, and a pointer that can take hold of an edge. */
const screen = window.matchMedia('(min-width: 900px) and (min-height: 500px) and (pointer: fine)');

function subscribe(listener: () => void): () => void {
  screen.addEventListener('change', listener);
  return () => screen.removeEventListener('change', listener);
}

/** Whether there is room for windows; elsewhere programs are pages. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => screen.matches);
