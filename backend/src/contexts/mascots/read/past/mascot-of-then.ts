import type { Mascot } from '@marcel/contracts';
import type { StateOfThen } from './state-at.js';
import { wordsOfThen } from './word-marks.js';

/** A mascot of today as it was. */
export const mascotOfThen = (now: Mascot, { figures, marks, updatedAt }: StateOfThen): Mascot => ({
  ...now,
  ...figures,
  ...wordsOfThen(now, marks),
  updatedAt,
});
