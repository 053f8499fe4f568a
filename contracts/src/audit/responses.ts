import * as z from 'zod/mini';
import { listOf } from '../http/lists.js';
import { Submission } from '../submissions/responses.js';
import { ACTIVITY_PAGE, AUDIT_PAGE, REQUEST_EVENTS_MAX } from './rules.js';

export const ACTOR_KINDS = ['visitor', 'admin', 'system', 'team'] as const;

export const Actor = z.object({ kind: z.enum(ACTOR_KINDS), id: z.optional(z.string()) });
export type Actor = z.infer<typeof Actor>;

export const AuditEvent = z.object({
  position: z.string(),
  stream: z.string(),
  revision: z.int(),
  id: z.string(),
  type: z.string(),
  time: z.string(),
  actor: Actor,
  data: z.unknown(),
  metadata: z.record(z.string(), z.unknown()),
  /** Running hash of the log up to and with this event: SHA-256 in hexadecimal. */
  hash: z.string(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

export const AuditEventList = listOf(AuditEvent, AUDIT_PAGE.limitMax);

export const AuditEventPage = z.object({ events: AuditEventList, next: z.nullable(z.string()) });
export type AuditEventPage = z.infer<typeof AuditEventPage>;

export const LoggedEvent = z.omit(AuditEvent, { hash: true });
export type LoggedEvent = z.infer<typeof LoggedEvent>;

export const AuditedSubmission = z.omit(Submission, { email: true, linkedinUrl: true });
export type AuditedSubmission = z.infer<typeof AuditedSubmission>;

export const SubmissionReplay = z.object({
  submission: AuditedSubmission,
  revision: z.int(),
  position: z.string(),
  time: z.string(),
  /** True when the read model equals the replay; null for a replay of an earlier revision or time. */
  matchesReadModel: z.nullable(z.boolean()),
  /** The submission in the read model, when it differs; null when it is missing there. */
  shown: z.optional(z.nullable(AuditedSubmission)),
});
export type SubmissionReplay = z.infer<typeof SubmissionReplay>;

export const VerifyReport = z.object({
  /** True if the log matches all checkpoints. */
  holds: z.boolean(),
  events: z.int(),
  checkpoints: z.int(),
  coveredTo: z.nullable(z.string()),
  coveredToTime: z.nullable(z.string()),
  uncovered: z.int(),
  hash: z.string(),
  /** The first position whose hash does not match. */
  problem: z.nullable(z.object({ position: z.string(), reason: z.string() })),
});
export type VerifyReport = z.infer<typeof VerifyReport>;

export const Activity = z.object({
  id: z.string(),
  correlationId: z.string(),
  time: z.string(),
  actor: Actor,
  type: z.string(),
  /** The record that the event is about, such as `mascot-7`. */
  about: z.string(),
  name: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  release: z.nullable(z.string()),
});
export type Activity = z.infer<typeof Activity>;

/** A page of activities, newest first. `next` is the value of `after` for the next page. */
export const ActivityPage = z.object({
  activities: listOf(Activity, ACTIVITY_PAGE.limitMax),
  total: z.int(),
  next: z.nullable(z.string()),
});
export type ActivityPage = z.infer<typeof ActivityPage>;

export const RequestEvents = z.object({ events: listOf(LoggedEvent, REQUEST_EVENTS_MAX), more: z.boolean() });
export type RequestEvents = z.infer<typeof RequestEvents>;
