import * as z from 'zod/mini';
import { FEW, listOf } from '../http/lists.js';

const count = z.int();

/** Version and disk use of the node that answers. */
export const SystemReport = z.object({
  version: z.string(),
  /** Left out of the build where nobody has named it. */
  commit: z.nullable(z.string()),
  startedAt: z.string(),
  /** Of the storage of pictures; null where it cannot be told. */
  pictures: z.object({ bytes: z.nullable(count), freeBytes: z.nullable(count) }),
  /** What lies in the data directory of the node that answers, the largest first; stores on servers are not in it. */
  stores: z._default(listOf(z.object({ name: z.string(), bytes: count }), FEW), []),
});
export type SystemReport = z.infer<typeof SystemReport>;

/** Most backups that are told of, the newest first. */
export const MOST_BACKUPS = 20;

/** A backup that is whole. */
export const Backup = z.object({
  /** Of its folder. */
  name: z.string(),
  createdAt: z.string(),
  /** When it was read again to its end and found as it was written. */
  verifiedAt: z.string(),
  events: count,
  pictures: count,
  /** Null where they are kept apart. */
  keys: z.nullable(count),
  /** Size of its files when it was made. */
  bytes: count,
});
export type Backup = z.infer<typeof Backup>;

/** The backups in the folder of the node that answers. */
export const BackupReport = z.object({
  /** Whether there is a folder for them. */
  isPossible: z.boolean(),
  /** That folder, on the node that answers. */
  place: z.optional(z.string()),
  backups: listOf(Backup, MOST_BACKUPS),
  isRunning: z.boolean(),
  /** Why the last backup since the start has failed; null when it has not. */
  failure: z.nullable(z.string()),
});
export type BackupReport = z.infer<typeof BackupReport>;

export const BACKUP_MESSAGES = {
  noPlace: 'There is no folder for backups: BACKUP_DIR is not set',
} as const;
