import * as z from 'zod/mini';
import { MAX_SHORT_LIST, listOf } from '../http/lists.js';

const count = z.int();

export const SystemReport = z.object({
  version: z.string(),
  commit: z.nullable(z.string()),
  startedAt: z.string(),
  pictures: z.object({ bytes: z.nullable(count), freeBytes: z.nullable(count) }),
  stores: z._default(listOf(z.object({ name: z.string(), bytes: count }), MAX_SHORT_LIST), []),
});
export type SystemReport = z.infer<typeof SystemReport>;

export const MAX_LISTED_BACKUPS = 20;

export const Backup = z.object({
  name: z.string(),
  createdAt: z.string(),
  verifiedAt: z.string(),
  events: count,
  pictures: count,
  keys: z.nullable(count),
  bytes: count,
});
export type Backup = z.infer<typeof Backup>;

export const BackupReport = z.object({
  isPossible: z.boolean(),
  /** The directory of the backups; absent if none is configured. */
  place: z.optional(z.string()),
  backups: listOf(Backup, MAX_LISTED_BACKUPS),
  isRunning: z.boolean(),
  /** The error of the last backup since the start of the server; null when it succeeded. */
  failure: z.nullable(z.string()),
});
export type BackupReport = z.infer<typeof BackupReport>;

export const BACKUP_MESSAGES = { notConfigured: 'There is no folder for backups: BACKUP_DIR is not set' } as const;
