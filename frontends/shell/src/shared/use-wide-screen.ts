import { useSyncExternalStore } from 'react';

function follow(query: string): () => boolean {
  const media = window.matchMedia(query);
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => media.matches);
}

export const useWideScreen = follow('(min-width: 900px) and (min-height: 500px) and (pointer: fine)');

export const useMayBeWide = follow('(any-pointer: fine)');
