import * as z from 'zod/mini';
import { FEW, listOf } from '../http/lists.js';
import { Mascot, Pagination } from '../mascots/responses.js';
import { SubmissionCounts } from '../submissions/responses.js';
import { SUBMISSION_STATUSES } from '../submissions/rules.js';
import { MASCOT_DIFFERENCES, PAST_PAGE, SUBMISSION_DIFFERENCES } from './rules.js';

const status = z.enum(SUBMISSION_STATUSES);
const { id, likes, createdAt } = Mascot.shape;

/** What a mascot was called; null for one that was erased. */
const called = { name: z.nullable(z.string()), brand: z.nullable(z.string()) };

/** A mascot as it stood at a time; likes are those of the whole day, in UTC. */
export const PastMascot = z.object({
  id,
  ...called,
  status: Mascot.shape.status,
  likes,
  createdAt,
  /** Whether the directory shows it today. */
  isThere: z.boolean(),
});
export type PastMascot = z.infer<typeof PastMascot>;

/** When that was, and when the first of them came; null while none has. */
const time = { at: z.string(), first: z.nullable(z.string()) };

export const PastMascots = z.object({
  ...time,
  mascots: listOf(PastMascot, PAST_PAGE.limitMax),
  pagination: Pagination,
});
export type PastMascots = z.infer<typeof PastMascots>;

/** A submission as it stood at a time, without who sent it. */
export const PastSubmission = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  status,
  createdAt: z.string(),
  /** When its state became what it was. */
  since: z.string(),
  /** Whether the submitter's personal data have been erased by now. */
  isErased: z.boolean(),
});
export type PastSubmission = z.infer<typeof PastSubmission>;

export const PastSubmissions = z.object({
  ...time,
  submissions: listOf(PastSubmission, PAST_PAGE.limitMax),
  pagination: Pagination,
  /** Whatever the list is narrowed to. */
  counts: SubmissionCounts,
});
export type PastSubmissions = z.infer<typeof PastSubmissions>;

/** A field at both times. Of texts and pictures it is told that they differ, and not what they were: `from` and `to` are left out. */
export const PastFieldChange = z.object({
  field: z.string(),
  from: z.optional(z.unknown()),
  to: z.optional(z.unknown()),
});
export type PastFieldChange = z.infer<typeof PastFieldChange>;

/** A mascot that differs between two times, called as it was at the later one, or at the earlier one where it is gone. */
export const MascotDifference = z.object({
  id,
  ...called,
  /** None where it was edited and is the same again. */
  changes: listOf(PastFieldChange, FEW),
  /** How many it has got between, less those that were taken back. */
  likes: z.int(),
});
export type MascotDifference = z.infer<typeof MascotDifference>;

const times = { from: z.string(), to: z.string() };

export const MascotDifferences = z.object({
  ...times,
  /** In what those differ that are listed. */
  kind: z.enum(MASCOT_DIFFERENCES),
  counts: z.object({ came: z.int(), went: z.int(), changed: z.int(), liked: z.int() }),
  mascots: listOf(MascotDifference, PAST_PAGE.limitMax),
  pagination: Pagination,
});
export type MascotDifferences = z.infer<typeof MascotDifferences>;

/** A submission that differs between two times. */
export const SubmissionDifference = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  /** Null where it had not come yet. */
  before: z.nullable(status),
  after: status,
  /** When its state became what it was at the later time. */
  since: z.string(),
  isErased: z.boolean(),
});
export type SubmissionDifference = z.infer<typeof SubmissionDifference>;

export const SubmissionDifferences = z.object({
  ...times,
  kind: z.enum(SUBMISSION_DIFFERENCES),
  counts: z.object({ arrived: z.int(), decided: z.int(), reopened: z.int() }),
  submissions: listOf(SubmissionDifference, PAST_PAGE.limitMax),
  pagination: Pagination,
});
export type SubmissionDifferences = z.infer<typeof SubmissionDifferences>;
