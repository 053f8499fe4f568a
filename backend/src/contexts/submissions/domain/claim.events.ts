import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue } from '../../../platform/decider/decider.js';

const time = z.string();

export const Claim = z.object({
  submissionId: z.int(),
  by: z.nullable(z.string()),
  until: time,
});
export type Claim = z.infer<typeof Claim>;

const SubmissionClaimedData = z.extend(Claim, { at: time });
const SubmissionLetGoData = z.object({ submissionId: z.int() });

/** An admin reviews a submission: until then nobody else decides on it. */
export type SubmissionClaimed = DomainEvent<'SubmissionClaimed', z.infer<typeof SubmissionClaimedData>>;
export type SubmissionLetGo = DomainEvent<'SubmissionLetGo', z.infer<typeof SubmissionLetGoData>>;

export type ClaimEvent = SubmissionClaimed | SubmissionLetGo;

export const claimEvents: EventCatalogue<ClaimEvent> = {
  SubmissionClaimed: { version: 1, schema: SubmissionClaimedData, writtenBy: ['ClaimSubmission'] },
  SubmissionLetGo: { version: 1, schema: SubmissionLetGoData, writtenBy: ['LetGoSubmission'] },
};

export const CLAIM_STREAM = 'review-claims';
