import type { Environment } from './environment.js';

export interface PictureSettings {
  /** Bytes of pictures that are kept of one visitor in a day, */
  readonly perVisitor: number;
  readonly inAll: number;
  /** Bytes that stay free on the disk: with less, nothing further is kept. */
  readonly keptFree: number;
  /** For how long a picture is kept that no record refers to, in milliseconds. */
  readonly orphanedFor: number;
  /** How long after its picture was made a hug's portrait is kept, in milliseconds; undefined: as long as the hug. */
  readonly portraitsFor: number | undefined;
}

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export const readPictures = (env: Environment): PictureSettings => ({
  perVisitor: env.PICTURE_MB_PER_VISITOR * MEGABYTE,
  inAll: env.PICTURE_MB_IN_ALL * MEGABYTE,
  keptFree: env.DISK_MB_KEPT_FREE * MEGABYTE,
  orphanedFor: env.ORPHANED_PICTURE_HOURS * HOUR_MS,
  portraitsFor: env.PORTRAIT_DAYS === 0 ? undefined : env.PORTRAIT_DAYS * DAY_MS,
});
