import { IsBoolean, IsOptional } from 'class-validator';
import * as z from 'zod/mini';
import { FEW, listOf } from '../http/lists.js';

export const CLAIM = { minutes: 10, most: FEW } as const;

export const CLAIM_MESSAGES = {
  taken: (by: string) => `${by} has claimed this submission. Take it over, or wait until the claim lapses.`,
  tooMany: `At most ${CLAIM.most} submissions can be claimed at a time`,
} as const;

export const NAMELESS_ADMIN = 'Another admin';

export class ClaimSubmissionRequest {
  @IsOptional() @IsBoolean() takeOver?: boolean;
}

export const SubmissionClaim = z.object({
  submissionId: z.int(),
  by: z.string(),
  own: z.boolean(),
  until: z.string(),
});
export type SubmissionClaim = z.infer<typeof SubmissionClaim>;

/** Every claim that has not lapsed. */
export const SubmissionClaims = z.object({ claims: listOf(SubmissionClaim, CLAIM.most) });
export type SubmissionClaims = z.infer<typeof SubmissionClaims>;
