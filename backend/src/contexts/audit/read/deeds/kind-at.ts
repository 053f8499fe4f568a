import { createHash } from 'node:crypto';

/** Milliseconds have room below it until the year 2109. */
const MOMENTS = 2 ** 42;

/** So many kinds are told apart in what a number holds exactly. */
const KINDS = 2 ** 11;

/** The last moment that there is room for. */
export const END_OF_TIME = MOMENTS - 1;

/**
 * Puts what is of one type together, in the order of time: so that the newest of an old type are found at once, and not behind all that
 * has happened since. Types that meet in a number are told apart by their names.
 */
export function kindAt(type: string, at: number): number {
  const kind = createHash('sha256').update(type).digest().readUInt32BE() % KINDS;
  return kind * MOMENTS + Math.min(Math.max(at, 0), END_OF_TIME);
}
