import { jsonStore } from '@marcel/kit';
import { MUSIC, SILENT_PLAYER, type PlayerState } from './player-state';

/** What this browser keeps of the player. */
interface Kept {
  track: number;
  volume: number;
  muted: boolean;
  /** How far into the track it was, in seconds. */
  place: number;
}

const isWithin = (value: unknown, lowest: number, highest: number): boolean =>
  typeof value === 'number' && value >= lowest && value <= highest;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'track' in value &&
  Number.isInteger(value.track) &&
  isWithin(value.track, 0, MUSIC.tracks - 1) &&
  'volume' in value &&
  isWithin(value.volume, MUSIC.volume.lowest, MUSIC.volume.highest) &&
  'muted' in value &&
  typeof value.muted === 'boolean' &&
  'place' in value &&
  isWithin(value.place, 0, Number.MAX_VALUE);

/** A schema of a library would weigh more than all the rest. */
const Kept = {
  safeParse: (value: unknown) =>
    isKept(value) ? ({ success: true, data: value } as const) : ({ success: false } as const),
};

const store = jsonStore(() => localStorage, 'marcel_music', Kept);

/** The player as it was left, silent. */
export function playerBefore(): { state: PlayerState; place: number } {
  const { place = 0, ...kept } = store.read() ?? {};
  return { state: { ...SILENT_PLAYER, ...kept }, place };
}

export const keepPlayer = ({ track, volume, muted }: PlayerState, place: number): void =>
  store.write({ track, volume, muted, place });
