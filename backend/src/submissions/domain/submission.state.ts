import type { SubmissionStatus } from '@marcel/contracts';
import { unknownEvent } from '../../decider/decider.js';
import type { MascotAssigned, SubmissionEvent, SubmissionReceived } from './submission.events.js';

export type SubmissionState =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'received';
      readonly received: SubmissionReceived['data'];
      readonly status: SubmissionStatus;
      readonly mascot: MascotAssigned['data'] | null;
    };

export const initialSubmission: SubmissionState = { kind: 'absent' };

export function evolveSubmission(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  if (event.type === 'SubmissionReceived') {
    return { kind: 'received', received: event.data, status: 'pending', mascot: null };
  }
  if (state.kind === 'absent') throw new Error(`${event.type} came before SubmissionReceived`);
  switch (event.type) {
    case 'SubmissionApproved':
      return { ...state, status: 'approved' };
    case 'SubmissionRejected':
      return { ...state, status: 'rejected' };
    case 'MascotAssigned':
      return { ...state, mascot: event.data };
    default:
      return unknownEvent(event);
  }
}
