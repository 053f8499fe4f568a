import * as z from 'zod/mini';
import { byKind, SUBMISSION_FIELDS } from '../mascots/fields.js';
import { ANSWER_OF_KIND } from '../mascots/responses.js';

const text = z.nullable(z.string());
const status = z.enum(['pending', 'approved', 'rejected']);

/** What the submitter proposed, without the picture. */
export const SubmissionPayload = z.object(byKind(SUBMISSION_FIELDS, ANSWER_OF_KIND));
export type SubmissionPayload = z.infer<typeof SubmissionPayload>;

/** A submission as admins see it. */
export const Submission = z.object({
  id: z.int(),
  payload: SubmissionPayload,
  imageUrl: text,
  email: z.string(),
  linkedinUrl: z.string(),
  status,
  adminNotes: text,
  createdAt: z.string(),
  processedAt: text,
  mascotId: z.nullable(z.int()),
  mascotSlug: text,
  /** Only there once the submitter's personal data have been erased. */
  erasedAt: z.optional(z.string()),
});
export type Submission = z.infer<typeof Submission>;

export const SubmissionList = z.array(Submission);

/** The answer to a new submission; `statusUrl` is the submitter's private page. */
export const SubmissionReceipt = z.object({ id: z.int(), status, createdAt: z.string(), statusUrl: z.string() });
export type SubmissionReceipt = z.infer<typeof SubmissionReceipt>;

/** The submitter's own view of one submission. */
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
  timeline: z.array(z.object({ step: z.enum(['received', 'approved', 'rejected', 'published']), time: z.string() })),
});
export type SubmissionProgress = z.infer<typeof SubmissionProgress>;
