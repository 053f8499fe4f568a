import { unknownEvent } from '../../../../platform/decider/decider.js';
import type { CollectionDefinition } from '../../../../platform/read-store/collection.js';
import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { submissionEvents, SUBMISSION_STREAMS, type SubmissionEvent } from '../../../submissions/index.js';
import { CONTRIBUTORS_VIEW } from '../../views.js';

const contributorsCollection: CollectionDefinition = {
  name: CONTRIBUTORS_VIEW,
  id: 'number',
  fields: { contributor: 'folded', approvedAt: 'text' },
};

/** Who contributed what, one document a submission; only approved ones carry `approvedAt` and are looked at. */
export const contributorsProjection: Projection<SubmissionEvent> = {
  name: CONTRIBUTORS_VIEW,
  version: 1,
  collections: [contributorsCollection],
  streamPrefixes: [SUBMISSION_STREAMS],
  catalogue: submissionEvents,
  project(event) {
    const id = Number(event.recorded.stream.slice(SUBMISSION_STREAMS.length));
    switch (event.type) {
      case 'SubmissionReceived': {
        const { payload, sealedPersonalData } = event.data;
        const document = { id, contributor: payload.contributor, sealedPersonalData, approvedAt: null };
        return [{ kind: 'put', collection: CONTRIBUTORS_VIEW, id, document }];
      }
      case 'SubmissionApproved':
        return [
          { kind: 'patch', collection: CONTRIBUTORS_VIEW, id, fields: { approvedAt: event.recorded.metadata.time } },
        ];
      case 'SubmissionReopened':
        return [{ kind: 'patch', collection: CONTRIBUTORS_VIEW, id, fields: { approvedAt: null } }];
      case 'SubmitterErased':
        return [{ kind: 'remove', collection: CONTRIBUTORS_VIEW, id }];
      case 'SubmissionRejected':
      case 'MascotAssigned':
        return [];
      default:
        return unknownEvent(event);
    }
  },
};
