import type { Occurrence, Projection } from '../../../../platform/consumers/projections/projection.js';
import { unknownEvent } from '../../../../platform/decider/decider.js';
import { stateId } from '../../../../platform/history/states.js';
import type { Change } from '../../../../platform/read-store/change.js';
import {
  submissionEvents,
  submissionOf,
  SUBMISSION_STREAMS,
  type SubmissionEvent,
} from '../../domain/submission.events.js';
import { SUBMISSION_STATES_VIEW } from '../../views.js';
import { submissionStatesCollection, type SubmissionState } from './submission-states.collection.js';

/** How each submission stood from when on, for whoever looks at the whole queue of the past. Who sent it is nowhere in it. */
export const submissionStatesProjection: Projection<SubmissionEvent> = {
  name: SUBMISSION_STATES_VIEW,
  version: 1,
  collections: [submissionStatesCollection],
  streamPrefixes: [SUBMISSION_STREAMS],
  catalogue: submissionEvents,
  project(event) {
    switch (event.type) {
      case 'SubmissionReceived':
      case 'SubmissionRevised': {
        const { name, brand } = event.data.payload;
        return [put(event, { status: 'pending', called: { name, brand } })];
      }
      case 'SubmissionApproved':
        return [put(event, { status: 'approved', called: null })];
      case 'SubmissionRejected':
        return [put(event, { status: 'rejected', called: null })];
      case 'SubmissionReopened':
        return [put(event, { status: 'pending', called: null })];
      case 'MascotAssigned':
      case 'SubmitterErased':
        return [];
      default:
        return unknownEvent(event);
    }
  },
};

function put(
  { recorded: { stream, revision, metadata } }: Occurrence<SubmissionEvent>,
  told: Pick<SubmissionState, 'status' | 'called'>,
): Change {
  const submissionId = submissionOf(stream);
  const document: SubmissionState = { submissionId, at: Date.parse(metadata.time), ...told };
  return { kind: 'put', collection: SUBMISSION_STATES_VIEW, id: stateId(submissionId, revision), document };
}
