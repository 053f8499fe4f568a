import * as z from 'zod/mini';
import { FEW, listOf } from '../http/lists.js';
import { runOf } from '../http/runs.js';

/** Answers of a node that it remembers for having failed, the newest first. */
export const MOST_FAILURES = 50;

const count = z.int();

/** How the node that answers is doing: what `/metrics` tells, for people. Counts begin at its start. */
export const SystemReport = z.object({
  version: z.string(),
  /** Left out of the build where nobody has named it. */
  commit: z.nullable(z.string()),
  startedAt: z.string(),
  /** Of the storage of pictures; null where it cannot be told. */
  pictures: z.object({ bytes: z.nullable(count), freeBytes: z.nullable(count) }),
  /** What lies in the data directory of the node that answers, the largest first; stores on servers are not in it. */
  stores: z._default(listOf(z.object({ name: z.string(), bytes: count }), FEW), []),
  generations: z.object({ waiting: count, working: count }),
  /** Events that it has appended, the most first. */
  events: listOf(
    z.object({
      type: z.string(),
      count,
      /** On average of the last five minutes. */
      perMinute: z._default(z.nullable(z.number()), null),
    }),
    FEW,
  ),
  /** What others, and our own in their place, were asked for, and how that ended. */
  providers: listOf(z.object({ provider: z.string(), call: z.string(), outcome: z.string(), count }), FEW),
  failures: listOf(
    z.object({
      time: z.string(),
      method: z.string(),
      /** The pattern, never the path. */
      route: z.string(),
      status: z.int(),
      requestId: z.string(),
    }),
    MOST_FAILURES,
  ),
});
export type SystemReport = z.infer<typeof SystemReport>;

/** Something that one node at a time does for all, and which one does. */
export const NodeLease = z.object({
  name: z.string(),
  /** What a node has to be for to do it. */
  role: z.enum(['projector', 'worker']),
  /** Null while nobody has it. */
  node: z.nullable(z.string()),
  /** In a word of its node's; `unowned` once nobody has had it for longer than a change takes. */
  status: z.string(),
  /** Rises with every change of owner. */
  term: count,
  /** When the node that answers saw it renewed, by its own clock: those of the nodes are never compared. */
  renewedAt: z.nullable(z.string()),
  /** Until when it stays its node's though it is renewed no more. */
  until: z.nullable(z.string()),
});
export type NodeLease = z.infer<typeof NodeLease>;

/** How nodes share the work. */
export const LeaseReport = z.object({
  /** The one that answers. */
  node: z.string(),
  /** False where it is the only one, which needs no leases. */
  isShared: z.boolean(),
  leases: listOf(NodeLease),
});
export type LeaseReport = z.infer<typeof LeaseReport>;

/** What a read model holds, in a few digits: equal where another node's, or another build, holds the same. */
export const ProjectionDigest = z.object({
  /** Of the read model, whose documents queries see. */
  version: count,
  /** How far it had come in the log; null at its beginning. */
  position: z.nullable(z.string()),
  /** False where it went on meanwhile: then it is comparable with nothing. */
  isOfOneMoment: z.boolean(),
  /** SHA-256 of the documents of each of its collections, in hexadecimal. */
  collections: listOf(z.object({ name: z.string(), digest: z.string() }), FEW),
});
export type ProjectionDigest = z.infer<typeof ProjectionDigest>;

/** The last digest of a read model that somebody has asked for. */
export const ProjectionDigestRun = z.object({ name: z.string(), run: runOf(ProjectionDigest) });
export type ProjectionDigestRun = z.infer<typeof ProjectionDigestRun>;

export const ProjectionDigestList = listOf(ProjectionDigestRun);

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
  run: runOf(Backup),
});
export type BackupReport = z.infer<typeof BackupReport>;

export const BACKUP_MESSAGES = {
  noPlace: 'There is no folder for backups: BACKUP_DIR is not set',
} as const;
