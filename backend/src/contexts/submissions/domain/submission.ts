import { REVIEW_CLAIM_STREAM, claimEvents } from './review-claim.js';
import * as z from 'zod/mini';
import type { EventCatalogue, EventOf, Decider, StreamKind } from '../../../platform/decider/decider.js';
import { firstVersion, unknownEvent, aggregate } from '../../../platform/decider/decider.js';
import { firstEventMissing } from '../../../platform/decider/first-event-missing.js';
import { SUBMISSION_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';

const text = z.nullable(z.string());
const score = z.int();
const year = z.nullable(z.int());

const Payload = z.object({
  name: z.string(),
  brand: z.string(),
  contributor: z.string(),
  industry: text,
  visualDesc: text,
  facts: z.array(z.string()),
  type: text,
  style: text,
  cuteness: score,
  humor: score,
  rebel: score,
  weirdness: score,
  longevityScore: score,
  historyOverview: text,
  sourceUrl: text,
  yearIntroduced: year,
  yearRetired: year,
});

const SubmissionReceivedData = z.object({
  submissionId: z.int(),
  payload: Payload,
  /** Path of the picture in our own store; events contain no pictures. */
  imageUrl: z.nullable(z.string()),
  encryptedPersonalData: z.string(),
  /** SHA-256 of the status key, by which the submission is found. */
  statusKeyHash: z.string(),
});

const MascotAssignedData = z.object({ mascotId: z.int(), slug: z.string() });
const adminNotes = z.nullable(z.string());
const reason = z.string();

const definitions = {
  SubmissionReceived: firstVersion(SubmissionReceivedData, 'SubmitMascot'),
  SubmissionRevised: firstVersion(
    z.object({
      payload: Payload,
      imageUrl: z.nullable(z.string()),
      /** URL of the replaced picture, which is deleted; null if none was replaced. */
      replacedUrl: z.nullable(z.string()),
    }),
    'ReviseSubmission',
  ),
  SubmissionApproved: firstVersion(z.object({ adminNotes }), 'ApproveSubmission'),
  SubmissionRejected: firstVersion(z.object({ adminNotes }), 'RejectSubmission', 'WithdrawSubmission'),
  MascotAssigned: firstVersion(MascotAssignedData, 'AssignMascot'),
  SubmissionReopened: firstVersion(z.object({ reason }), 'ReopenSubmission'),
  SubmitterErased: firstVersion(z.object({ reason }), 'EraseSubmitter', 'WithdrawSubmission'),
};
type Definitions = typeof definitions;
export type SubmissionEvent<Type extends keyof Definitions = keyof Definitions> = EventOf<Definitions, Type>;
export const submissionEvents: EventCatalogue<SubmissionEvent> = definitions;

export const SUBMISSION_KIND = 'submission';
export const SUBMISSION_STREAMS = 'submission-';
export const submissionStream = (id: number): string => `${SUBMISSION_STREAMS}${id}`;

export const parseSubmissionId = (stream: string): number => Number(stream.slice(SUBMISSION_STREAMS.length));

export const KnownSubmission = z.readonly(
  z.object({
    kind: z.literal('received'),
    /** The submission with the latest revision of its submitter. */
    received: SubmissionReceivedData,
    revisions: z.int(),
    status: z.enum(['pending', 'approved', 'rejected']),
    /** The first assigned mascot, which later approvals restore. */
    mascot: z.nullable(MascotAssignedData),
    /** True once the current approval has assigned the mascot. */
    isAssigned: z.boolean(),
    isErased: z.boolean(),
  }),
);
export type KnownSubmission = z.infer<typeof KnownSubmission>;

export type SubmissionState = { readonly kind: 'absent' } | KnownSubmission;

export const initialSubmission: SubmissionState = { kind: 'absent' };

export function evolveSubmission(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  if (event.type === 'SubmissionReceived') {
    const undecided = { status: 'pending', mascot: null, isAssigned: false, isErased: false } as const;
    return { kind: 'received', received: event.data, revisions: 0, ...undecided };
  }
  if (state.kind === 'absent') throw firstEventMissing(event.type, 'SubmissionReceived');
  switch (event.type) {
    case 'SubmissionRevised': {
      const { payload, imageUrl } = event.data;
      const received = { ...state.received, payload, imageUrl };
      return { ...state, received, revisions: state.revisions + 1, status: 'pending' };
    }
    case 'SubmissionApproved':
      return { ...state, status: 'approved' };
    case 'SubmissionRejected':
      return { ...state, status: 'rejected' };
    case 'MascotAssigned':
      return { ...state, mascot: event.data, isAssigned: state.status === 'approved' };
    case 'SubmissionReopened':
      return { ...state, status: 'pending', isAssigned: false };
    case 'SubmitterErased':
      return { ...state, isErased: true };
    default:
      return unknownEvent(event);
  }
}

type SubmissionCommand =
  | { readonly kind: 'ReceiveSubmission'; readonly data: SubmissionEvent<'SubmissionReceived'>['data'] }
  | {
      readonly kind: 'ReviseSubmission';
      readonly payload: SubmissionEvent<'SubmissionRevised'>['data']['payload'];
      readonly imageUrl: string | undefined;
    }
  | { readonly kind: 'ApproveSubmission'; readonly adminNotes: string | null; readonly revisions?: number | undefined }
  | { readonly kind: 'RejectSubmission'; readonly adminNotes: string; readonly revisions?: number | undefined }
  | { readonly kind: 'ReopenSubmission' | 'EraseSubmitter' | 'WithdrawSubmission'; readonly reason: string }
  | { readonly kind: 'AssignMascot'; readonly data: SubmissionEvent<'MascotAssigned'>['data'] };

const STILL_PENDING = 'This submission has not been decided yet.';

export const isRevisable = (state: SubmissionState): boolean =>
  state.kind === 'received' && state.status === 'rejected' && !state.isErased && state.mascot === null;

export const submissionDecider: Decider<SubmissionCommand, SubmissionEvent, SubmissionState> = {
  initialState: initialSubmission,
  evolve: evolveSubmission,
  decide(command, state) {
    switch (command.kind) {
      case 'ReceiveSubmission':
        if (state.kind !== 'absent') throw new DomainError('conflict', 'This submission was already received');
        return [{ type: 'SubmissionReceived', data: command.data }];
      case 'ReviseSubmission': {
        const { received } = requireRevisable(requireReceived(state));
        // Keeps the picture unless a new one is given.
        const { payload, imageUrl = received.imageUrl } = command;
        const replacedUrl = imageUrl === received.imageUrl ? null : received.imageUrl;
        return [{ type: 'SubmissionRevised', data: { payload, imageUrl, replacedUrl } }];
      }
      case 'ApproveSubmission':
        requireNotRevised(requirePending(state), command.revisions);
        return [{ type: 'SubmissionApproved', data: { adminNotes: command.adminNotes } }];
      case 'RejectSubmission':
        requireNotRevised(requirePending(state), command.revisions);
        return [{ type: 'SubmissionRejected', data: { adminNotes: command.adminNotes } }];
      case 'ReopenSubmission':
        requireReopenable(requireReceived(state));
        return [{ type: 'SubmissionReopened', data: { reason: command.reason } }];
      case 'EraseSubmitter':
        if (requireReceived(state).isErased) return [];
        return [{ type: 'SubmitterErased', data: { reason: command.reason } }];
      case 'WithdrawSubmission':
        return withdraw(command.reason, requireReceived(state));
      case 'AssignMascot': {
        const { status, mascot, isAssigned } = requireReceived(state);
        // The submission may have been reopened since it was approved.
        if (status !== 'approved' || isAssigned) return [];
        return [{ type: 'MascotAssigned', data: mascot ?? command.data }];
      }
    }
  },
};

export const submissions = aggregate({
  stream: submissionStream,
  catalogue: submissionEvents,
  decider: submissionDecider,
  checksIfMatch: true,
  snapshots: { version: 3, schema: KnownSubmission },
});

function withdraw(reason: string, { status, isErased }: KnownSubmission): readonly SubmissionEvent[] {
  if (isErased) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
  const erasure: SubmissionEvent = { type: 'SubmitterErased', data: { reason } };
  if (status !== 'pending') return [erasure];
  return [{ type: 'SubmissionRejected', data: { adminNotes: reason } }, erasure];
}

function requireReopenable({ status, isErased, mascot }: KnownSubmission): void {
  if (status === 'pending') throw new DomainError('conflict', STILL_PENDING);
  if (status === 'rejected' && isErased && mascot === null)
    throw new DomainError('conflict', SUBMISSION_MESSAGES.erased);
}

function requireRevisable(state: KnownSubmission): KnownSubmission {
  if (state.isErased) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
  if (!isRevisable(state)) throw new DomainError('conflict', SUBMISSION_MESSAGES.notRevisable);
  return state;
}

function requireReceived(state: SubmissionState) {
  if (state.kind === 'absent') throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
  return state;
}

function requirePending(state: SubmissionState): KnownSubmission {
  const received = requireReceived(state);
  if (received.status !== 'pending')
    throw new DomainError('conflict', SUBMISSION_MESSAGES.alreadyDecided(received.status));
  return received;
}

/** Rejects a decision on an outdated revision: the submitter may have edited the submission since. */
function requireNotRevised({ revisions }: KnownSubmission, expected: number | undefined): void {
  if (expected !== undefined && expected !== revisions)
    throw new DomainError('precondition_failed', SUBMISSION_MESSAGES.revisedMeanwhile);
}

export const submissionStreams: readonly StreamKind[] = [
  { prefix: SUBMISSION_STREAMS, key: 'id', description: 'Lifecycle of a submission', catalogue: submissionEvents },
  { prefix: REVIEW_CLAIM_STREAM, description: 'Admins who review submissions', catalogue: claimEvents },
];
