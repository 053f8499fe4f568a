import type { SubmissionStatus } from '@marcel/contracts';
import { unknownEvent } from '../../../platform/decider/decider.js';
import type { MascotAssigned, SubmissionEvent, SubmissionReceived } from './submission.events.js';

export interface KnownSubmission {
  readonly kind: 'received';
  readonly received: SubmissionReceived['data'];
  readonly status: SubmissionStatus;
  /** The mascot that it became once: another approval brings back the same one. */
  readonly mascot: MascotAssigned['data'] | null;
  /** Whether the present approval has its mascot. */
  readonly assigned: boolean;
  readonly erased: boolean;
}

export type SubmissionState = { readonly kind: 'absent' } | KnownSubmission;

export const initialSubmission: SubmissionState = { kind: 'absent' };

export function evolveSubmission(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  if (event.type === 'SubmissionReceived') {
    return { kind: 'received', received: event.data, status: 'pending', mascot: null, assigned: false, erased: false };
  }
  if (state.kind === 'absent') throw new Error(`${event.type} came before SubmissionReceived`);
  switch (event.type) {
    case 'SubmissionApproved':
      return { ...state, status: 'approved' };
    case 'SubmissionRejected':
      return { ...state, status: 'rejected' };
    case 'MascotAssigned':
      return { ...state, mascot: event.data, assigned: true };
    case 'SubmissionReopened':
      return { ...state, status: 'pending', assigned: false };
    case 'SubmitterErased':
      return { ...state, erased: true };
    default:
      return unknownEvent(event);
  }
}
