import * as z from 'zod/mini';
import { beginningLost } from '../../../platform/decider/beginning-lost.js';
import { unknownEvent } from '../../../platform/decider/decider.js';
import { MascotAssignedData, SubmissionReceivedData, type SubmissionEvent } from './submission.events.js';

export const KnownSubmission = z.readonly(
  z.object({
    kind: z.literal('received'),
    /** As it was received, or as its submitter has revised it since. */
    received: SubmissionReceivedData,
    revisions: z.int(),
    status: z.enum(['pending', 'approved', 'rejected']),
    mascot: z.nullable(MascotAssignedData),
    assigned: z.boolean(),
    erased: z.boolean(),
  }),
);
export type KnownSubmission = z.infer<typeof KnownSubmission>;

export type SubmissionState = { readonly kind: 'absent' } | KnownSubmission;

export const initialSubmission: SubmissionState = { kind: 'absent' };

export function evolveSubmission(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  if (event.type === 'SubmissionReceived') {
    const undecided = { status: 'pending', mascot: null, assigned: false, erased: false } as const;
    return { kind: 'received', received: event.data, revisions: 0, ...undecided };
  }
  if (state.kind === 'absent') throw beginningLost(event.type, 'SubmissionReceived');
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
      return { ...state, mascot: event.data, assigned: state.status === 'approved' };
    case 'SubmissionReopened':
      return { ...state, status: 'pending', assigned: false };
    case 'SubmitterErased':
      return { ...state, erased: true };
    default:
      return unknownEvent(event);
  }
}
