import { CLAIM, CLAIM_MESSAGES } from '@marcel/contracts';
import { fold } from '../../../platform/decider/decider.js';
import { specify } from '../../../platform/decider/test-support/decider-specification.js';
import { findClaim, reviewClaims, type ReviewClaimEvent } from './review-claim.js';

const given = specify(reviewClaims.decider);
const at = (minutes: number) => new Date(Date.UTC(2024, 2, 5, 9, minutes));

const claimed = (by: string | null, from: number, submissionId = 7): ReviewClaimEvent => ({
  type: 'SubmissionClaimed',
  data: { submissionId, by, at: at(from).toISOString(), until: at(from + CLAIM.minutes).toISOString() },
});
const ended: ReviewClaimEvent = { type: 'SubmissionClaimEnded', data: { submissionId: 7 } };

const claim = (by: string | null, minute: number, takeOver = false) =>
  ({ kind: 'claim', submissionId: 7, by, now: at(minute), takeOver }) as const;
const end = (by: string | null, minute: number) => ({ kind: 'end', submissionId: 7, by, now: at(minute) }) as const;

describe('a submission', () => {
  it('is claimed for ten minutes, and longer when claimed again', () => {
    given().when(claim('ann', 0)).then(claimed('ann', 0));
    given(claimed('ann', 0)).when(claim('ann', 4)).then(claimed('ann', 4));
  });

  it('is not claimed while another admin has it, unless taken over', () => {
    given(claimed('ann', 0)).when(claim('ben', 9)).thenFails('conflict', CLAIM_MESSAGES.taken('ann'));
    given(claimed(null, 0)).when(claim('ben', 9)).thenFails('conflict', CLAIM_MESSAGES.taken('Another admin'));
    given(claimed('ann', 0))
      .when(claim('ben', 9, true))
      .then(claimed('ben', 9));
  });

  it('can be claimed by others once the claim has expired or was ended', () => {
    given(claimed('ann', 0)).when(claim('ben', 10)).then(claimed('ben', 10));
    given(claimed('ann', 0), ended).when(claim('ben', 1)).then(claimed('ben', 1));
  });

  it('is released by its owner', () => {
    given(claimed('ann', 0)).when(end('ann', 1)).then(ended);
    given(claimed('ann', 0)).when(end('ben', 1)).thenFails('conflict', CLAIM_MESSAGES.taken('ann'));
    given(claimed('ann', 0)).when(end('ben', 10)).then();
    given().when(end('ann', 0)).then();
  });

  it('is not claimed beyond the maximum number of claims', () => {
    const claims = Array.from({ length: CLAIM.max }, (_, index) => claimed('ann', 0, 100 + index));
    given(...claims)
      .when(claim('ben', 1))
      .thenFails('conflict', CLAIM_MESSAGES.tooMany);
    given(...claims)
      .when(claim('ben', 10))
      .then(claimed('ben', 10));
  });
});

it('removes expired claims', () => {
  const state = fold(reviewClaims.decider, [claimed('ann', 0), claimed('ben', 20, 8)]);
  expect(state).toHaveLength(1);
  expect([findClaim(state, 8, at(29))?.by, findClaim(state, 8, at(30)), findClaim(state, 7, at(1))]).toEqual([
    'ben',
    undefined,
    undefined,
  ]);
});
