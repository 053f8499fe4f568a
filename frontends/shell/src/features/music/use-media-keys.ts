import { useEffect } from 'react';
import type { Player } from './use-player';

/** Lets the keyboard's and the headphones' media keys steer the player, and names the track where the system shows it. */
export function useMediaKeys({ current, playing, send }: Pick<Player, 'current' | 'playing' | 'send'>): void {
  useEffect(() => {
    if (!hasMediaSession()) return;
    const { mediaSession } = navigator;
    mediaSession.setActionHandler('play', () => send({ type: 'played' }));
    mediaSession.setActionHandler('pause', () => send({ type: 'paused' }));
    mediaSession.setActionHandler('previoustrack', () => send({ type: 'previous' }));
    mediaSession.setActionHandler('nexttrack', () => send({ type: 'next' }));
    return () => {
      for (const key of ['play', 'pause', 'previoustrack', 'nexttrack'] as const) {
        mediaSession.setActionHandler(key, null);
      }
    };
  }, [send]);

  useEffect(() => {
    if (!hasMediaSession()) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title: current.title, artist: 'Marcel', album: 'Marcel OS' });
    navigator.mediaSession.playbackState = playing ? 'playing' : 'paused';
  }, [current, playing]);
}

const hasMediaSession = () => 'mediaSession' in navigator;
