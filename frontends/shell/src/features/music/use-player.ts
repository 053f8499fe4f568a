import { useToast } from '@marcel/kit';
import { useEffect, useReducer, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { isLastTry, loadPlayer, playerReducer, TRACKS, type PlayerEvent, type PlayerState, type Track } from './player';

const NO_MUSIC = { title: 'No music', body: 'None of the tracks could be played. Please try again later.' };

export interface Player extends PlayerState {
  current: Track;
  send: (event: PlayerEvent) => void;
  audio: ComponentProps<'audio'> & { ref: RefObject<HTMLAudioElement | null> };
}

/** The state of the music, synchronized with an audio element. Nothing is fetched before the visitor presses play. */
export function usePlayer(): Player {
  const [saved] = useState(loadPlayer);
  const [state, dispatch] = useReducer(playerReducer, saved.state);
  const { track, playing, volume, muted } = state;
  const current = TRACKS[track];
  if (!current) throw new RangeError(`There is no track ${track}`);
  const toast = useToast();
  const ref = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    if (ref.current && saved.position > 0) ref.current.currentTime = saved.position;
  }, [saved]);

  useEffect(() => {
    if (!playing) ref.current?.pause();
    else ref.current?.play().catch((error: unknown) => isAutoplayBlocked(error) && dispatch({ type: 'paused' }));
  }, [playing, track]);

  useEffect(() => {
    if (ref.current) Object.assign(ref.current, { volume, muted });
  }, [volume, muted]);

  const skip = () => {
    toast(isLastTry(state) ? NO_MUSIC : { title: 'Track skipped', body: `"${current.title}" could not be played.` });
    dispatch({ type: 'failed' });
  };

  return {
    ...state,
    current,
    send: dispatch,
    audio: {
      ref,
      src: current.address,
      preload: 'none',
      onPlay: () => dispatch({ type: 'played' }),
      onPlaying: () => dispatch({ type: 'sounded' }),
      // Browsers also pause a track at its end, where the next one follows.
      onPause: ({ currentTarget }) => !currentTarget.ended && dispatch({ type: 'paused' }),
      onEnded: () => dispatch({ type: 'ended' }),
      onError: skip,
    },
  };
}

const isAutoplayBlocked = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';
