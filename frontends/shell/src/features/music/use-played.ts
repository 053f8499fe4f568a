import { useSyncExternalStore, type RefObject } from 'react';

const CHANGES = ['timeupdate', 'seeked', 'durationchange', 'emptied'] as const;

/** How far an audio element is, and how long what it plays, in whole seconds; 0 is not known yet. */
export function usePlayed(audio: RefObject<HTMLAudioElement | null>): { place: number; length: number } {
  const subscribe = (changed: () => void) => {
    const { current } = audio;
    for (const change of CHANGES) current?.addEventListener(change, changed);
    return () => {
      for (const change of CHANGES) current?.removeEventListener(change, changed);
    };
  };
  const place = useSyncExternalStore(subscribe, () => Math.floor(audio.current?.currentTime ?? 0));
  const length = useSyncExternalStore(subscribe, () => Math.floor(audio.current?.duration || 0));
  return { place, length };
}
