import * as z from 'zod/mini';
import type { EventCatalogue, EventOf, DecidedStream, Decider } from '../../../platform/decider/decider.js';
import { firstVersion, unknownEvent } from '../../../platform/decider/decider.js';
import { CLAIM, CLAIM_MESSAGES, NAMELESS_ADMIN } from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';

const time = z.string();

const ReviewClaim = z.object({ submissionId: z.int(), by: z.nullable(z.string()), until: time });
type ReviewClaim = z.infer<typeof ReviewClaim>;

const definitions = {
  /** Other admins cannot decide on the submission until the claim ends, unless they take it over. */
  SubmissionClaimed: firstVersion(z.extend(ReviewClaim, { at: time }), 'ClaimSubmission'),
  SubmissionClaimEnded: firstVersion(z.object({ submissionId: z.int() }), 'EndReviewClaim'),
};
export type ReviewClaimEvent = EventOf<typeof definitions>;
export const claimEvents: EventCatalogue<ReviewClaimEvent> = definitions;

export const REVIEW_CLAIM_STREAM = 'review-claims';

/** Claims that had not expired when the newest one was made, at most `CLAIM.max`. */
export const ReviewClaims = z.readonly(z.array(ReviewClaim));
export type ReviewClaims = z.infer<typeof ReviewClaims>;

type SubmissionAndAdmin = Pick<ReviewClaim, 'submissionId' | 'by'>;

export type ReviewClaimCommand =
  | ({ readonly kind: 'claim'; readonly now: Date; readonly takeOver: boolean } & SubmissionAndAdmin)
  | ({ readonly kind: 'end'; readonly now: Date } & SubmissionAndAdmin);

const claimDecider: Decider<ReviewClaimCommand, ReviewClaimEvent, ReviewClaims> = {
  initialState: [],
  evolve(claims, event) {
    const { submissionId } = event.data;
    const others = claims.filter((claim) => claim.submissionId !== submissionId);
    switch (event.type) {
      case 'SubmissionClaimed': {
        const { at, ...claim } = event.data;
        return [...others.filter(({ until }) => until > at), claim];
      }
      case 'SubmissionClaimEnded':
        return others;
      default:
        return unknownEvent(event);
    }
  },
  decide(command, claims) {
    const { kind, submissionId, by, now } = command;
    const current = findClaim(claims, submissionId, now);
    if (kind === 'end') {
      if (current === undefined) return [];
      requireOwnClaim(current, by);
      return [{ type: 'SubmissionClaimEnded', data: { submissionId } }];
    }
    if (!command.takeOver) requireOwnClaim(current, by);
    if (current === undefined && activeClaims(claims, now).length >= CLAIM.max)
      throw new DomainError('conflict', CLAIM_MESSAGES.tooMany);
    return [{ type: 'SubmissionClaimed', data: { submissionId, by, at: now.toISOString(), until: claimExpiry(now) } }];
  },
};

const claimExpiry = (now: Date): string => new Date(now.getTime() + CLAIM.minutes * 60_000).toISOString();

export const reviewClaims: DecidedStream<ReviewClaimCommand, ReviewClaimEvent, ReviewClaims> = {
  stream: REVIEW_CLAIM_STREAM,
  decider: claimDecider,
  catalogue: claimEvents,
  snapshots: { version: 1, schema: ReviewClaims },
};

export const activeClaims = (all: ReviewClaims, now: Date): ReviewClaims =>
  all.filter(({ until }) => until > now.toISOString());

export const findClaim = (all: ReviewClaims, submissionId: number, now: Date): ReviewClaim | undefined =>
  activeClaims(all, now).find((claim) => claim.submissionId === submissionId);

/** @throws DomainError conflict if another admin has claimed it */
export function requireOwnClaim(claim: ReviewClaim | undefined, by: string | null): void {
  if (claim === undefined || claim.by === by) return;
  throw new DomainError('conflict', CLAIM_MESSAGES.taken(claim.by ?? NAMELESS_ADMIN));
}
