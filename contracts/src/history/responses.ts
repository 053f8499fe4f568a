import * as z from 'zod/mini';
import { AuditedSubmission } from '../audit/responses.js';
import { FEW, listOf } from '../http/lists.js';
import { Actor } from '../audit/actor.js';
import { Mascot } from '../mascots/responses.js';

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
