import * as z from 'zod/mini';
import {
  type EventCatalogue,
  type EventOf,
  firstVersion,
  type DecidedStream,
  unknownEvent,
  type Decider,
} from '../../../platform/decider/decider.js';
import { CLAIM, CLAIM_MESSAGES, NAMELESS_ADMIN } from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';

const time = z.string();

const Claim = z.object({ submissionId: z.int(), by: z.nullable(z.string()), until: time });
type Claim = z.infer<typeof Claim>;

const definitions = {
  /** An admin reviews a submission. Until the claim ends, no other admin can decide on it. */
  SubmissionClaimed: firstVersion(z.extend(Claim, { at: time }), 'ClaimSubmission'),
  SubmissionLetGo: firstVersion(z.object({ submissionId: z.int() }), 'LetGoSubmission'),
};
export type ClaimEvent = EventOf<typeof definitions>;
export const claimEvents: EventCatalogue<ClaimEvent> = definitions;

export const CLAIM_STREAM = 'review-claims';

/** All claims that were valid when the last one was made, at most `CLAIM.max`. */
export const Claims = z.readonly(z.array(Claim));
export type Claims = z.infer<typeof Claims>;

type By = Pick<Claim, 'submissionId' | 'by'>;

export type ClaimCommand =
  | ({ readonly kind: 'claim'; readonly now: Date; readonly takeOver: boolean } & By)
  | ({ readonly kind: 'let-go'; readonly now: Date } & By);

const claimDecider: Decider<ClaimCommand, ClaimEvent, Claims> = {
  initialState: [],
  evolve(claims, event) {
    const { submissionId } = event.data;
    const others = claims.filter((claim) => claim.submissionId !== submissionId);
    switch (event.type) {
      case 'SubmissionClaimed': {
        const { at, ...claim } = event.data;
        return [...others.filter(({ until }) => until > at), claim];
      }
      case 'SubmissionLetGo':
        return others;
      default:
        return unknownEvent(event);
    }
  },
  decide(command, claims) {
    const { kind, submissionId, by, now } = command;
    const present = claimOn(claims, submissionId, now);
    if (kind === 'let-go') {
      if (present === undefined) return [];
      requireOwn(present, by);
      return [{ type: 'SubmissionLetGo', data: { submissionId } }];
    }
    if (!command.takeOver) requireOwn(present, by);
    if (present === undefined && unlapsed(claims, now).length >= CLAIM.max)
      throw new DomainError('conflict', CLAIM_MESSAGES.tooMany);
    return [{ type: 'SubmissionClaimed', data: { submissionId, by, at: now.toISOString(), until: lapses(now) } }];
  },
};

const lapses = (now: Date): string => new Date(now.getTime() + CLAIM.minutes * 60_000).toISOString();

export const claims: DecidedStream<ClaimCommand, ClaimEvent, Claims> = {
  stream: CLAIM_STREAM,
  decider: claimDecider,
  catalogue: claimEvents,
  snapshots: { version: 1, schema: Claims },
};

export const unlapsed = (all: Claims, now: Date): Claims => all.filter(({ until }) => until > now.toISOString());

export const claimOn = (all: Claims, submissionId: number, now: Date): Claim | undefined =>
  unlapsed(all, now).find((claim) => claim.submissionId === submissionId);

/** @throws DomainError conflict if another admin has claimed it */
export function requireOwn(claim: Claim | undefined, by: string | null): void {
  if (claim === undefined || claim.by === by) return;
  throw new DomainError('conflict', CLAIM_MESSAGES.taken(claim.by ?? NAMELESS_ADMIN));
}
