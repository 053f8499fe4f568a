import { isFlag, isRecordOf, schemaOf, type Check } from '@marcel/contracts';
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

const isWithin =
  (lowest: number, highest: number): Check<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= lowest && value <= highest;

const isTrack: Check<number> = (value): value is number =>
  Number.isInteger(value) && isWithin(0, MUSIC.tracks - 1)(value);

const isKept = isRecordOf<Kept>({
  track: isTrack,
  volume: isWithin(MUSIC.volume.lowest, MUSIC.volume.highest),
  muted: isFlag,
  place: isWithin(0, Number.MAX_VALUE),
});

const store = jsonStore(() => localStorage, 'marcel_music', schemaOf(isKept));

/** The player as it was left, silent. */
export function playerBefore(): { state: PlayerState; place: number } {
  const { place = 0, ...kept } = store.read() ?? {};
  return { state: { ...SILENT_PLAYER, ...kept }, place };
}

export const keepPlayer = ({ track, volume, muted }: PlayerState, place: number): void =>
  store.write({ track, volume, muted, place });
