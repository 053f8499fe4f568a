import type { SubmissionClaim } from '@marcel/contracts';

export type ClaimChange = 'claim' | 'take-over' | 'let-go';

export function changeOf(claim: SubmissionClaim | undefined): ClaimChange {
  if (claim === undefined) return 'claim';
  return claim.own ? 'let-go' : 'take-over';
}
