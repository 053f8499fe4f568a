import type { Mascot } from '@marcel/contracts';

/** One mascot drawn at random; `mascot` is null when nothing matched. */
export interface Draw {
  mascot: Mascot | null;
  /** Place of the mascot among all that matched, from 0. */
  offset: number;
  total: number;
}
