import { CLAIM } from '@marcel/contracts';
import { isolated } from '@marcel/kit/programs';
import type { ClaimChange } from './claim-change';

/** What the review page says of claims. */
export const CLAIM_TEXTS = {
  changes: {
    claim: `Claim for ${CLAIM.minutes} Minutes`,
    'let-go': 'Let Go',
    'take-over': 'Take Over',
  } satisfies Record<ClaimChange, string>,
  own: 'You have claimed this submission',
  taken: (by: string) => `${by} is reviewing this submission`,
  looking: (others: readonly string[]) =>
    `${others.map(isolated).join(', ')} ${others.length === 1 ? 'is' : 'are'} looking at this submission, too`,
  until: 'Until',
  failed: 'The claim was not changed',
} as const;
