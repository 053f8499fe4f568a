import { IsBoolean, IsOptional } from 'class-validator';
import * as z from 'zod/mini';
import { FEW, listOf } from '../http/lists.js';

/** How long nobody else decides on a submission that an admin has claimed, and how many may be claimed at a time. */
export const CLAIM = { minutes: 10, most: FEW } as const;

export const CLAIM_MESSAGES = {
  taken: (by: string) => `${by} has claimed this submission. Take it over, or wait until the claim lapses.`,
  tooMany: `At most ${CLAIM.most} submissions can be claimed at a time`,
} as const;

/** What an admin is called that the settings give no name. */
export const NAMELESS_ADMIN = 'Another admin';

export class ClaimSubmissionRequest {
  /** Also where somebody else has claimed it. */
  @IsOptional() @IsBoolean() takeOver?: boolean;
}

/** A submission that somebody is reviewing. */
export const SubmissionClaim = z.object({
  submissionId: z.int(),
  /** What the settings call the admin. */
  by: z.string(),
  /** Whether it is that of whoever asks. */
  own: z.boolean(),
  /** When it lapses. */
  until: z.string(),
});
export type SubmissionClaim = z.infer<typeof SubmissionClaim>;

/** Every claim that has not lapsed. */
export const SubmissionClaims = z.object({ claims: listOf(SubmissionClaim, CLAIM.most) });
export type SubmissionClaims = z.infer<typeof SubmissionClaims>;
