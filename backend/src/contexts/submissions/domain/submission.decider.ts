import { SUBMISSION_MESSAGES } from '@marcel/contracts';
import { aggregate, type Decider } from '../../../platform/decider/decider.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import {
  submissionEvents,
  submissionStream,
  type MascotAssigned,
  type SubmissionEvent,
  type SubmissionReceived,
  type SubmissionRevised,
} from './submission.events.js';
import { evolveSubmission, initialSubmission, KnownSubmission, type SubmissionState } from './submission.state.js';

export type SubmissionCommand =
  | { readonly kind: 'ReceiveSubmission'; readonly data: SubmissionReceived['data'] }
  | {
      readonly kind: 'ReviseSubmission';
      readonly payload: SubmissionRevised['data']['payload'];
      readonly imageUrl: string | undefined;
    }
  | { readonly kind: 'ApproveSubmission'; readonly adminNotes: string | null; readonly seen?: number | undefined }
  | { readonly kind: 'RejectSubmission'; readonly adminNotes: string; readonly seen?: number | undefined }
  | { readonly kind: 'ReopenSubmission' | 'EraseSubmitter' | 'TakeBackSubmission'; readonly reason: string }
  | { readonly kind: 'AssignMascot'; readonly data: MascotAssigned['data'] };

export const STILL_PENDING = 'This submission has not been decided yet.';

export const isRevisable = (state: SubmissionState): boolean =>
  state.kind === 'received' && state.status === 'rejected' && !state.erased && state.mascot === null;

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
        // Without another picture it keeps the one that it has.
        const { payload, imageUrl = received.imageUrl } = command;
        const replacedUrl = imageUrl === received.imageUrl ? null : received.imageUrl;
        return [{ type: 'SubmissionRevised', data: { payload, imageUrl, replacedUrl } }];
      }
      case 'ApproveSubmission':
        requireSeen(requirePending(state), command.seen);
        return [{ type: 'SubmissionApproved', data: { adminNotes: command.adminNotes } }];
      case 'RejectSubmission':
        requireSeen(requirePending(state), command.seen);
        return [{ type: 'SubmissionRejected', data: { adminNotes: command.adminNotes } }];
      case 'ReopenSubmission':
        requireReopenable(requireReceived(state));
        return [{ type: 'SubmissionReopened', data: { reason: command.reason } }];
      case 'EraseSubmitter':
        if (requireReceived(state).erased) return [];
        return [{ type: 'SubmitterErased', data: { reason: command.reason } }];
      case 'TakeBackSubmission':
        return takenBack(command.reason, requireReceived(state));
      case 'AssignMascot': {
        const { status, mascot, assigned } = requireReceived(state);
        // The approval may have been taken back since somebody set out to fulfil it.
        if (status !== 'approved' || assigned) return [];
        return [{ type: 'MascotAssigned', data: mascot ?? command.data }];
      }
    }
  },
};

export const submissions = aggregate({
  stream: submissionStream,
  catalogue: submissionEvents,
  decider: submissionDecider,
  versioned: true,
  snapshots: { version: 2, schema: KnownSubmission },
});

function takenBack(reason: string, { status, erased }: KnownSubmission): readonly SubmissionEvent[] {
  if (erased) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
  const forgotten: SubmissionEvent = { type: 'SubmitterErased', data: { reason } };
  if (status !== 'pending') return [forgotten];
  return [{ type: 'SubmissionRejected', data: { adminNotes: reason } }, forgotten];
}

function requireReopenable({ status, erased, mascot }: KnownSubmission): void {
  if (status === 'pending') throw new DomainError('conflict', STILL_PENDING);
  if (status === 'rejected' && erased && mascot === null) throw new DomainError('conflict', SUBMISSION_MESSAGES.erased);
}

function requireRevisable(state: KnownSubmission): KnownSubmission {
  if (state.erased) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
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

/** Nobody decides on what they have not looked at: since then its submitter may have edited it. */
function requireSeen({ revisions }: KnownSubmission, seen: number | undefined): void {
  if (seen !== undefined && seen !== revisions)
    throw new DomainError('precondition_failed', SUBMISSION_MESSAGES.revisedMeanwhile);
}
