import * as z from 'zod/mini';
import { AuditedSubmission } from '../audit/responses.js';
import { FEW, listOf } from '../http/lists.js';
import { Actor } from '../audit/actor.js';
import { Mascot } from '../mascots/responses.js';
import { GENERATION_STATUSES, STUDIO_LIMITS, URL_HEALTHS } from '../studio/rules.js';

/** A field before and after an event. */
export const FieldChange = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() });
export type FieldChange = z.infer<typeof FieldChange>;

/** What an admin may undo about an entry, and how it is called. */
export const UNDO_KINDS = ['reopen', 'revert', 'restore'] as const;

const entry = {
  revision: z.int(),
  position: z.string(),
  type: z.string(),
  time: z.string(),
  actor: Actor,
  /** Release of the frontend that asked for it; null when none was named. */
  release: z.nullable(z.string()),
  /** The server's own id of the request that led to it. */
  correlationId: z.string(),
  /** What the client called that request; anybody may have called it so. */
  clientRequestId: z.nullable(z.string()),
  /** The admin's notes or reason. */
  notes: z.nullable(z.string()),
  changes: listOf(FieldChange, FEW),
  /** Null when there is nothing to undo, or no longer. */
  undo: z.nullable(z.enum(UNDO_KINDS)),
};

/** A mascot as it stood after an event; likes are counted elsewhere. */
export const MascotSnapshot = z.omit(Mascot, { likes: true });
export type MascotSnapshot = z.infer<typeof MascotSnapshot>;

/** Oldest first; `state` is null while a mascot is deleted or withdrawn. */
export const MascotHistory = listOf(z.object({ ...entry, state: z.nullable(MascotSnapshot) }));
export type MascotHistory = z.infer<typeof MascotHistory>;

/** Oldest first. */
export const SubmissionHistory = listOf(z.object({ ...entry, state: z.nullable(AuditedSubmission) }));
export type SubmissionHistory = z.infer<typeof SubmissionHistory>;

/** A picture of the gallery as it stood after an event, without the words and the portrait of whoever asked for it; likes are counted elsewhere. */
export const PictureSnapshot = z.object({
  kind: z.enum(['hug', 'drawing', 'image']),
  status: z.enum(GENERATION_STATUSES),
  failureReason: z.nullable(z.string()),
  /** Null until it is known who makes it, and how. */
  provider: z.nullable(z.string()),
  format: z.nullable(z.string()),
  /** Our own copies, the newest first. */
  pictures: listOf(z.string(), STUDIO_LIMITS.pictures),
  /** Pictures that were ever kept. */
  preserved: z.int(),
  urlHealth: z.enum(URL_HEALTHS),
  lastUrlCheckAt: z.nullable(z.string()),
  /** Its provider no longer has the newest picture. */
  sourceGone: z.boolean(),
  /** Held or hidden: visitors do not see it. */
  hidden: z.boolean(),
  createdAt: z.string(),
  /** When its newest picture was done. */
  madeAt: z.nullable(z.string()),
});
export type PictureSnapshot = z.infer<typeof PictureSnapshot>;

/** Oldest first, what moderators decided among it; `state` is null once the picture is erased. */
export const PictureHistory = listOf(z.object({ ...entry, state: z.nullable(PictureSnapshot) }));
export type PictureHistory = z.infer<typeof PictureHistory>;
