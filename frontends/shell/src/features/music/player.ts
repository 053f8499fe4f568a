import { isFlag, objectOf, schemaOf, type Check } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';

export const VOLUME = { default: 0.7, min: 0, max: 1, step: 0.1 } as const;

export interface Track {
  title: string;
  address: string;
}

export const TRACKS: readonly Track[] = [
  { title: 'Sunset Walkies', address: new URL('./tunes/sunset-walkies.mp3', import.meta.url).href },
  { title: 'Bouncing Ball', address: new URL('./tunes/bouncing-ball.mp3', import.meta.url).href },
  { title: 'Dreaming of Bones', address: new URL('./tunes/dreaming-of-bones.mp3', import.meta.url).href },
];

export interface PlayerState {
  track: number;
  playing: boolean;
  volume: number;
  muted: boolean;
  failures: number;
}

export type PlayerEvent =
  | { type: 'played' | 'paused' | 'next' | 'previous' | 'ended' | 'sounded' | 'failed' | 'muteToggled' }
  | { type: 'volumeSet'; volume: number };

export const INITIAL_STATE: PlayerState = {
  track: 0,
  playing: false,
  volume: VOLUME.default,
  muted: false,
  failures: 0,
};

export const isLastTry = ({ failures }: PlayerState): boolean => failures + 1 >= TRACKS.length;

export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  const track = (by: 1 | -1) => (state.track + by + TRACKS.length) % TRACKS.length;
  switch (event.type) {
    case 'played':
      return { ...state, playing: true };
    case 'paused':
      return { ...state, playing: false };
    case 'next':
      return { ...state, track: track(1) };
    case 'previous':
      return { ...state, track: track(-1) };
    case 'ended':
      return { ...state, track: track(1), playing: true };
    case 'sounded':
      return { ...state, failures: 0 };
    case 'failed':
      return isLastTry(state)
        ? { ...state, playing: false, failures: 0 }
        : { ...state, track: track(1), failures: state.failures + 1 };
    case 'muteToggled':
      return { ...state, muted: !state.muted };
    case 'volumeSet':
      return { ...state, volume: event.volume, muted: false };
  }
}

interface SavedPlayer extends Pick<PlayerState, 'track' | 'volume' | 'muted'> {
  /** Position in the track, in seconds. */
  position: number;
}

const isBetween =
  (min: number, max: number): Check<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= min && value <= max;

const isSaved = objectOf<SavedPlayer>({
  track: (value): value is number => Number.isInteger(value) && isBetween(0, TRACKS.length - 1)(value),
  volume: isBetween(VOLUME.min, VOLUME.max),
  muted: isFlag,
  position: isBetween(0, Number.MAX_VALUE),
});

const store = jsonStore(() => localStorage, 'marcel_music', schemaOf(isSaved));

export function loadPlayer(): { state: PlayerState; position: number } {
  const { position = 0, ...saved } = store.read() ?? {};
  return { state: { ...INITIAL_STATE, ...saved }, position };
}

export const savePlayer = ({ track, volume, muted }: PlayerState, position: number): void =>
  store.write({ track, volume, muted, position });
