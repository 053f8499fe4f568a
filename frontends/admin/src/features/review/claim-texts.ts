import { CLAIM } from '@marcel/contracts';
import type { ClaimChange } from './claim-change';

export const CLAIM_TEXTS = {
  changes: {
    claim: `Claim for ${CLAIM.minutes} Minutes`,
    'let-go': 'Let Go',
    'take-over': 'Take Over',
  } satisfies Record<ClaimChange, string>,
  own: 'You have claimed this submission',
  taken: (by: string) => `${by} is reviewing this submission`,
  until: 'Until',
  failed: 'The claim was not changed',
} as const;
