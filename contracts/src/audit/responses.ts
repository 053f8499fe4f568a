import * as z from 'zod/mini';
import { Actor } from './actor.js';
import { listOf } from '../http/lists.js';
import { Submission } from '../submissions/responses.js';
import { AUDIT_PAGE, MOST_CAUSES } from './rules.js';

/** One event of the log, as auditors see it. */
export const AuditEvent = z.object({
  position: z.string(),
  stream: z.string(),
  revision: z.int(),
  id: z.string(),
  type: z.string(),
  time: z.string(),
  actor: Actor,
  /** As stored: what identifies a person is sealed. */
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

export const CausedEvent = z.omit(AuditEvent, { hash: true });
export type CausedEvent = z.infer<typeof CausedEvent>;

/** What led to an event, and what came of it. The metadata of each names its cause: an event, or the request at the beginning. */
export const EventCauses = z.object({
  event: CausedEvent,
  /** The first cause first. */
  causes: listOf(CausedEvent, MOST_CAUSES),
  /** Whatever this event led to, directly or not, in the order of the log. */
  effects: listOf(CausedEvent, MOST_CAUSES),
  /** Whether there are more than are told. */
  more: z.boolean(),
});
export type EventCauses = z.infer<typeof EventCauses>;

/** A submission without what identifies its submitter. */
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

/** What folding the log again against its seals has found. */
export const VerifyReport = z.object({
  holds: z.boolean(),
  events: z.int(),
  seals: z.int(),
  signedSeals: z.int(),
  /** Last position that a seal covers. */
  sealedTo: z.nullable(z.string()),
  /** When the first event happened, and the last one that a seal covers. */
  firstTime: z.nullable(z.string()),
  sealedToTime: z.nullable(z.string()),
  /** Events that no seal covers yet. */
  unsealed: z.int(),
  /** Running hash of the whole log as it is now. */
  hash: z.string(),
  /** What the key that signs seals is known by: SHA-256 of its public part in hexadecimal; null where there is no key. */
  key: z.nullable(z.string()),
  /** The first position that does not hold. */
  problem: z.nullable(z.object({ position: z.string(), reason: z.string() })),
});
export type VerifyReport = z.infer<typeof VerifyReport>;
