import { useToast } from '@marcel/kit';
import { useEffect, useReducer, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { playerBefore } from './player-memory';
import { isLastHope, playerState, type PlayerEvent, type PlayerState } from './player-state';
import { TRACKS, type Track } from './tracks';

/** What the player says when it cannot play. */
export const MUSIC_MESSAGES = {
  skipped: { title: 'Track skipped', body: (track: string) => `"${track}" could not be played.` },
  silent: { title: 'No music', body: 'None of the tracks could be played. Please try again later.' },
} as const;

export interface Player extends PlayerState {
  current: Track;
  /** Tells the player what the visitor wants. */
  send: (event: PlayerEvent) => void;
  /** Props of the audio element that sounds. */
  audio: AudioProps;
}

interface AudioProps {
  ref: RefObject<HTMLAudioElement | null>;
  src: string;
  preload: 'none';
  onPlay: () => void;
  onPlaying: () => void;
  onPause: (event: SyntheticEvent<HTMLAudioElement>) => void;
  onEnded: () => void;
  onError: () => void;
}

/** The state of the music, kept in step with an audio element. Nothing is fetched before the visitor presses play. */
export function usePlayer(): Player {
  const [before] = useState(playerBefore);
  const [state, send] = useReducer(playerState, before.state);
  const { track, playing, volume, muted } = state;
  const current = trackAt(track);
  const toast = useToast();
  const ref = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    // Where it begins once it is fetched; nothing is fetched for it.
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
    const { skipped, silent } = MUSIC_MESSAGES;
    toast(isLastHope(state) ? silent : { title: skipped.title, body: skipped.body(current.title) });
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
      // At its end a track is paused, too, and the next one follows.
      onPause: ({ currentTarget }) => !currentTarget.ended && send({ type: 'paused' }),
      onEnded: () => send({ type: 'ended' }),
      onError: skip,
    },
  };
}

function trackAt(index: number): Track {
  const track = TRACKS[index];
  if (!track) throw new RangeError(`There is no track ${index}`);
  return track;
}

/** Whether the browser wants the visitor to press something first. */
const isForbidden = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';
