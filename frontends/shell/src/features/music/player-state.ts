/** The music player; volumes from 0 to 1. */
export const MUSIC = { tracks: 3, volume: { default: 0.7, lowest: 0, highest: 1, step: 0.1 } } as const;

export interface PlayerState {
  /** Place in the list, from 0. */
  track: number;
  playing: boolean;
  volume: number;
  muted: boolean;
  /** Tracks that have failed one after the other. */
  failures: number;
}

export type PlayerEvent =
  | { type: 'played' | 'paused' | 'next' | 'previous' | 'ended' | 'sounded' | 'failed' | 'muteToggled' }
  | { type: 'volumeSet'; volume: number };

export const SILENT_PLAYER: PlayerState = {
  track: 0,
  playing: false,
  volume: MUSIC.volume.default,
  muted: false,
  failures: 0,
};

const turned = (track: number, by: 1 | -1) => (track + by + MUSIC.tracks) % MUSIC.tracks;

/** Whether a failure now would be the last track's: then there is nothing left to skip to. */
export const isLastHope = ({ failures }: PlayerState): boolean => failures + 1 >= MUSIC.tracks;

/** What becomes of the player when something happens to it. */
export function playerState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'played':
      return { ...state, playing: true };
    case 'paused':
      return { ...state, playing: false };
    case 'next':
      return { ...state, track: turned(state.track, 1) };
    case 'previous':
      return { ...state, track: turned(state.track, -1) };
    case 'ended':
      return { ...state, track: turned(state.track, 1), playing: true };
    case 'sounded':
      return { ...state, failures: 0 };
    case 'failed':
      return isLastHope(state)
        ? { ...state, playing: false, failures: 0 }
        : { ...state, track: turned(state.track, 1), failures: state.failures + 1 };
    case 'muteToggled':
      return { ...state, muted: !state.muted };
    case 'volumeSet':
      return { ...state, volume: event.volume, muted: false };
  }
}
