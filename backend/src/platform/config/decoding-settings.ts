import type { Environment } from './environment.js';

/** Limits of the work on pictures that somebody brings. */
export interface DecodingSettings {
  readonly atOnce: number;
  /** More than so many that wait are refused. */
  readonly waiting: number;
  /** A picture that takes longer is given up, in milliseconds. */
  readonly limitMs: number;
  /** What a process that decodes may hold, in bytes; a picture that takes more is given up. */
  readonly memory: number;
  /** After so many that were given up within a minute, a network waits for the end of it. */
  readonly givenUpAtMost: number;
  /** How long a picture may take to be narrowed, and whoever looks at it waits, in milliseconds: then it is shown in full. */
  readonly narrowingMs: number;
}

export const readDecoding = (env: Environment): DecodingSettings => ({
  atOnce: env.PICTURES_AT_ONCE,
  waiting: env.PICTURES_WAITING,
  limitMs: env.PICTURE_SECONDS * 1000,
  memory: env.PICTURE_MEMORY_MB * 1_000_000,
  givenUpAtMost: env.PICTURES_GIVEN_UP_PER_MINUTE,
  narrowingMs: env.NARROWING_SECONDS * 1000,
});
