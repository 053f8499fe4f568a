import { useToast } from '@marcel/kit';
import { useEffect, useReducer, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { isLastHope, loadPlayer, playerState, TRACKS, type PlayerEvent, type PlayerState, type Track } from './player';

const SILENT = { title: 'No music', body: 'None of the tracks could be played. Please try again later.' };

export interface Player extends PlayerState {
  current: Track;
  send: (event: PlayerEvent) => void;
  audio: ComponentProps<'audio'> & { ref: RefObject<HTMLAudioElement | null> };
}

/** The state of the music, synchronized with an audio element. Nothing is fetched before the visitor presses play. */
export function usePlayer(): Player {
  const [before] = useState(loadPlayer);
  const [state, send] = useReducer(playerState, before.state);
  const { track, playing, volume, muted } = state;
  const current = TRACKS[track];
  if (!current) throw new RangeError(`There is no track ${track}`);
  const toast = useToast();
  const ref = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    if (ref.current && before.place > 0) ref.current.currentTime = before.place;
  }, [before]);

  useEffect(() => {
    if (!playing) ref.current?.pause();
    else ref.current?.play().catch((error: unknown) => isForbidden(error) && send({ type: 'paused' }));
  }, [playing, track]);

  useEffect(() => {
    if (ref.current) Object.assign(ref.current, { volume, muted });
  }, [volume, muted]);

  const skip = () => {
    toast(isLastHope(state) ? SILENT : { title: 'Track skipped', body: `"${current.title}" could not be played.` });
    send({ type: 'failed' });
  };

  return {
    ...state,
    current,
    send,
    audio: {
      ref,
      src: current.address,
      preload: 'none',
      onPlay: () => send({ type: 'played' }),
      onPlaying: () => send({ type: 'sounded' }),
      // Browsers also pause a track at its end, where the next one follows.
      onPause: ({ currentTarget }) => !currentTarget.ended && send({ type: 'paused' }),
      onEnded: () => send({ type: 'ended' }),
      onError: skip,
    },
  };
}

const isForbidden = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';
