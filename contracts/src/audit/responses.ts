import * as z from 'zod/mini';
import { Actor } from './actor.js';
import { listOf } from '../http/lists.js';
import { Submission } from '../submissions/responses.js';
import { AUDIT_PAGE } from './rules.js';

/** One event of the log, as auditors see it. */
export const AuditEvent = z.object({
  position: z.string(),
  stream: z.string(),
  revision: z.int(),
  id: z.string(),
  type: z.string(),
  time: z.string(),
  actor: Actor,
  /** As stored: personal data is encrypted. */
  data: z.unknown(),
  metadata: z.record(z.string(), z.unknown()),
  /** Running hash of the log up to and with this event: SHA-256 in hexadecimal. */
  hash: z.string(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

export const AuditEventList = listOf(AuditEvent, AUDIT_PAGE.limitMax);

/** A page of the log; `next` is the position to go on from, null at the end. A page may be empty and still have a next one. */
export const AuditEventPage = z.object({ events: AuditEventList, next: z.nullable(z.string()) });
export type AuditEventPage = z.infer<typeof AuditEventPage>;

/** Without the hash, which takes a fold of the log. */
export const LoggedEvent = z.omit(AuditEvent, { hash: true });
export type LoggedEvent = z.infer<typeof LoggedEvent>;

/** A submission without its submitter's e-mail address and profile. */
export const AuditedSubmission = z.omit(Submission, { email: true, linkedinUrl: true });
export type AuditedSubmission = z.infer<typeof AuditedSubmission>;

/** A submission folded from its events up to a moment. */
export const SubmissionReplay = z.object({
  submission: AuditedSubmission,
  /** Of the last event that was folded. */
  revision: z.int(),
  position: z.string(),
  time: z.string(),
  /** Whether the read model shows the same; null when an earlier moment was asked for. */
  matchesReadModel: z.nullable(z.boolean()),
  /** What the read model shows instead, null where it shows none; only there where it does not match. */
  shown: z.optional(z.nullable(AuditedSubmission)),
});
export type SubmissionReplay = z.infer<typeof SubmissionReplay>;

/** Result of folding the log again and comparing it with the checkpoints of its hash chain. */
export const VerifyReport = z.object({
  holds: z.boolean(),
  events: z.int(),
  /** Checkpoints in the log. */
  seals: z.int(),
  /** Last position that a checkpoint covers. */
  sealedTo: z.nullable(z.string()),
  sealedToTime: z.nullable(z.string()),
  /** Events that no checkpoint covers yet. */
  unsealed: z.int(),
  /** Running hash of the whole log. */
  hash: z.string(),
  /** The first position that does not hold. */
  problem: z.nullable(z.object({ position: z.string(), reason: z.string() })),
});
export type VerifyReport = z.infer<typeof VerifyReport>;
