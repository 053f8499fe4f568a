import { useSyncExternalStore } from 'react';
import { useDisplay } from './display/display';

export function useMedia(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

export const useWideScreen = () => useMedia('(min-width: 900px) and (min-height: 500px) and (pointer: fine)');

/** Returns true where nothing should move: by the system's preference, or with the calm wallpaper. */
export function useReducedMotion(): boolean {
  useDisplay();
  const isCalm = document.documentElement.dataset.wallpaper === 'calm';
  return useMedia('(prefers-reduced-motion: reduce)') || isCalm;
}
