import * as z from 'zod/mini';
import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { listOf } from '../http/lists.js';
import { Submission } from '../submissions/responses.js';
import { AfterPlace, compose, IsPlace, MaxLength } from '../validation/validation.js';

export const ACTOR_KINDS = ['visitor', 'admin', 'system', 'team'] as const;

export const Actor = z.object({ kind: z.enum(ACTOR_KINDS), id: z.optional(z.string()) });
export type Actor = z.infer<typeof Actor>;

export const AUDIT_PAGE = { limitDefault: 100, limitMax: 1000 } as const;

export const AUDIT_MESSAGES = {
  position: 'This is not a position of the log',
  time: 'Please provide a time in ISO 8601',
  oneMoment: 'Please give either a time or a revision',
  record: 'This is not the name of a record, such as mascot-7',
  unknownRequest: 'There is no activity with this id',
  notYet: 'The submission did not exist then',
} as const;

export const NDJSON = 'application/x-ndjson';

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
  matchesReadModel: z.nullable(z.boolean()),
  shown: z.optional(z.nullable(AuditedSubmission)),
});
export type SubmissionReplay = z.infer<typeof SubmissionReplay>;

export const VerifyReport = z.object({
  holds: z.boolean(),
  events: z.int(),
  seals: z.int(),
  sealedTo: z.nullable(z.string()),
  sealedToTime: z.nullable(z.string()),
  unsealed: z.int(),
  hash: z.string(),
  /** The first position that does not hold. */
  problem: z.nullable(z.object({ position: z.string(), reason: z.string() })),
});
export type VerifyReport = z.infer<typeof VerifyReport>;

export const ACTIVITY_PAGE = { limitDefault: 50, limitMax: 200 } as const;

export const REQUEST_EVENTS_MAX = 200;

export const CSV = 'text/csv';

export const Activity = z.object({
  id: z.string(),
  correlationId: z.string(),
  time: z.string(),
  actor: Actor,
  type: z.string(),
  about: z.string(),
  name: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  release: z.nullable(z.string()),
});
export type Activity = z.infer<typeof Activity>;

/** Newest first; `next` is the `after` of the next page. */
export const ActivityPage = z.object({
  activities: listOf(Activity, ACTIVITY_PAGE.limitMax),
  total: z.int(),
  next: z.nullable(z.string()),
});
export type ActivityPage = z.infer<typeof ActivityPage>;

export const RequestEvents = z.object({ events: listOf(LoggedEvent, REQUEST_EVENTS_MAX), more: z.boolean() });
export type RequestEvents = z.infer<typeof RequestEvents>;

const Text = () => compose(IsOptional(), IsString(), MaxLength(200));
const Moment = () => compose(IsOptional(), IsISO8601({ strict: true }, { message: AUDIT_MESSAGES.time }));

export class ActivityFilter {
  @Text() type?: string;
  @IsOptional() @IsIn(ACTOR_KINDS) by?: (typeof ACTOR_KINDS)[number];
  @Text() person?: string;
  /** A record, such as `mascot-7`; a mascot includes its submission. Includes what automations did with it. */
  @IsOptional()
  @Matches(/^[a-z]+-[\w.-]{1,100}$/, { message: AUDIT_MESSAGES.record })
  about?: string;
  @Text() release?: string;
  @Moment() since?: string;
  @Moment() until?: string;
  @Text() search?: string;
}

export class ListActivityQuery extends ActivityFilter {
  @IsOptional() @IsInt() @Min(1) @Max(ACTIVITY_PAGE.limitMax) limit: number = ACTIVITY_PAGE.limitDefault;
  @AfterPlace() after?: string;
}

export class ListEventsQuery {
  @IsOptional()
  @IsPlace({ message: AUDIT_MESSAGES.position })
  @MaxLength(64, { message: AUDIT_MESSAGES.position })
  from?: string;
  @IsOptional() @IsInt() @Min(1) @Max(AUDIT_PAGE.limitMax) limit: number = AUDIT_PAGE.limitDefault;
  @IsOptional() @IsString() @MaxLength(200) type?: string;
  @IsOptional() @IsString() @MaxLength(400) stream?: string;
}

export class ReplayQuery {
  @IsOptional() @IsISO8601({ strict: true }, { message: AUDIT_MESSAGES.time }) at?: string;
  @IsOptional() @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) revision?: number;
}
