import { useEffect } from 'react';
import type { Player } from './use-player';

const KEYS = ['play', 'pause', 'previoustrack', 'nexttrack', 'seekto', 'seekbackward', 'seekforward'] as const;

/** How far a key goes in a track that does not say, in seconds. */
const STEP = 10;

/** Lets the keyboard's and the headphones' media keys steer the player, and tells the system what it plays, and where it is. */
export function useMediaKeys({ current, playing, send, audio }: Player): void {
  const { ref } = audio;
  useEffect(() => {
    if (!hasMediaSession()) return;
    const { mediaSession } = navigator;
    const seek = (to: (now: number) => number) => {
      if (ref.current) ref.current.currentTime = Math.max(0, to(ref.current.currentTime));
    };
    mediaSession.setActionHandler('play', () => send({ type: 'played' }));
    mediaSession.setActionHandler('pause', () => send({ type: 'paused' }));
    mediaSession.setActionHandler('previoustrack', () => send({ type: 'previous' }));
    mediaSession.setActionHandler('nexttrack', () => send({ type: 'next' }));
    mediaSession.setActionHandler('seekto', ({ seekTime }) => seek((now) => seekTime ?? now));
    mediaSession.setActionHandler('seekbackward', ({ seekOffset }) => seek((now) => now - (seekOffset ?? STEP)));
    mediaSession.setActionHandler('seekforward', ({ seekOffset }) => seek((now) => now + (seekOffset ?? STEP)));
    return () => {
      for (const key of KEYS) mediaSession.setActionHandler(key, null);
    };
  }, [send, ref]);

  useEffect(() => {
    if (!hasMediaSession()) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title: current.title, artist: 'Marcel', album: 'Marcel OS' });
    navigator.mediaSession.playbackState = playing ? 'playing' : 'paused';
  }, [current, playing]);

  useEffect(() => {
    const element = ref.current;
    const tell = () => {
      if (!element || !hasMediaSession() || !Number.isFinite(element.duration)) return;
      const { duration, currentTime: position, playbackRate } = element;
      navigator.mediaSession.setPositionState({ duration, position, playbackRate });
    };
    element?.addEventListener('playing', tell);
    element?.addEventListener('seeked', tell);
    return () => {
      element?.removeEventListener('playing', tell);
      element?.removeEventListener('seeked', tell);
    };
  }, [ref]);
}

const hasMediaSession = () => 'mediaSession' in navigator;
