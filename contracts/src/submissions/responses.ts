import * as z from 'zod/mini';
import { MAX_SHORT_LIST, listOf } from '../http/lists.js';
import { byKind, SUBMISSION_FIELDS } from '../mascots/fields.js';
import { RESPONSE_SCHEMA_OF_KIND, NextCursor, Pagination } from '../mascots/responses.js';
import { BULK_LIMIT, CLAIM, SUBMISSION_PAGE, SUBMISSION_STATUSES } from './rules.js';

const text = z.nullable(z.string());
const status = z.enum(SUBMISSION_STATUSES);

export const SubmissionPayload = z.object(byKind(SUBMISSION_FIELDS, RESPONSE_SCHEMA_OF_KIND));
export type SubmissionPayload = z.infer<typeof SubmissionPayload>;

export const Submission = z.object({
  id: z.int(),
  payload: SubmissionPayload,
  imageUrl: text,
  signedImageUrl: z.optional(z.string()),
  email: z.string(),
  linkedinUrl: z.string(),
  status,
  adminNotes: text,
  createdAt: z.string(),
  processedAt: text,
  mascotId: z.nullable(z.int()),
  mascotSlug: text,
  /** Time of the last edit after a rejection; absent before the first. */
  revisedAt: z.optional(z.string()),
  revisions: z.optional(z.int()),
  /** Time when the submitter's personal data was erased; absent before. */
  erasedAt: z.optional(z.string()),
});
export type Submission = z.infer<typeof Submission>;

export const SubmissionList = listOf(Submission, SUBMISSION_PAGE.limitMax);

export const SubmissionCounts = z.object({ total: z.int(), pending: z.int(), approved: z.int(), rejected: z.int() });
export type SubmissionCounts = z.infer<typeof SubmissionCounts>;

export const SubmissionPage = z.object({
  submissions: listOf(Submission, SUBMISSION_PAGE.limitMax),
  pagination: Pagination,
  counts: SubmissionCounts,
  next: NextCursor,
});
export type SubmissionPage = z.infer<typeof SubmissionPage>;

export const SubmissionListing = z.union([SubmissionList, SubmissionPage]);
export type SubmissionListing = z.infer<typeof SubmissionListing>;

export const LikelyDuplicate = z.object({
  kind: z.enum(['submission', 'mascot']),
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  likeness: z.enum(['same', 'similar']),
  status: z.nullable(status),
  slug: z.nullable(z.string()),
  imageUrl: z.optional(z.string()),
});
export type LikelyDuplicate = z.infer<typeof LikelyDuplicate>;

export const LikelyDuplicateList = listOf(LikelyDuplicate);

/** Another submission from the same browser. */
export const SubmissionOfSameOwner = z.extend(
  z.pick(Submission, { id: true, status: true, adminNotes: true, createdAt: true }),
  { name: z.string(), brand: z.string() },
);
export type SubmissionOfSameOwner = z.infer<typeof SubmissionOfSameOwner>;

export const SubmissionsOfSameOwner = z.object({ submissions: listOf(SubmissionOfSameOwner, MAX_SHORT_LIST) });
export type SubmissionsOfSameOwner = z.infer<typeof SubmissionsOfSameOwner>;

export const BulkDecision = z.object({
  decided: listOf(Submission, BULK_LIMIT),
  failed: listOf(z.object({ id: z.int(), error: z.string(), code: z.string() }), BULK_LIMIT),
});
export type BulkDecision = z.infer<typeof BulkDecision>;

export const SubmissionReceipt = z.object({ id: z.int(), status, createdAt: z.string(), statusUrl: z.string() });
export type SubmissionReceipt = z.infer<typeof SubmissionReceipt>;

export const SubmissionProgress = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  imageUrl: text,
  status,
  adminNotes: text,
  createdAt: z.string(),
  processedAt: text,
  mascotSlug: text,
  timeline: listOf(
    z.object({ step: z.enum(['received', 'revised', 'approved', 'rejected', 'published']), time: z.string() }),
    MAX_SHORT_LIST,
  ),
  email: z.string(),
  linkedinUrl: z.string(),
  revisable: z.optional(SubmissionPayload),
});
export type SubmissionProgress = z.infer<typeof SubmissionProgress>;

export const SubmissionClaim = z.object({ submissionId: z.int(), by: z.string(), own: z.boolean(), until: z.string() });
export type SubmissionClaim = z.infer<typeof SubmissionClaim>;

export const SubmissionClaims = z.object({ claims: listOf(SubmissionClaim, CLAIM.max) });
export type SubmissionClaims = z.infer<typeof SubmissionClaims>;
