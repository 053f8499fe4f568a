import { useSyncExternalStore } from 'react';

/** Follows what a media query says. */
function follow(query: string): () => boolean {
  const media = window.matchMedia(query);
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => media.matches);
}

/** Whether there is room for windows, and a pointer that can take hold of an edge; elsewhere programs are pages. */
export const useWideScreen = follow('(min-width: 900px) and (min-height: 500px) and (pointer: fine)');

/** Whether there may be room while the page is open: what was opened as a page has to become a window with all that is in it. */
export const useMayBeWide = follow('(any-pointer: fine)');
