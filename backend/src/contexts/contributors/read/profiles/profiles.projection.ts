import { unturned } from '@marcel/contracts';
import { unknownEvent } from '../../../../platform/decider/decider.js';
import { isEventOf } from '../../../../platform/decider/event-catalogue.js';
import type { Occurrence } from '../../../../platform/event-store/occurrence.js';
import type { Change } from '../../../../platform/read-store/change.js';
import type { CollectionDefinition } from '../../../../platform/read-store/collection.js';
import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { mascotEvents, MASCOT_STREAMS, type MascotEvent } from '../../../mascots/index.js';
import { submissionEvents, SUBMISSION_STREAMS, type SubmissionEvent } from '../../../submissions/index.js';
import { ABSENT_MASCOTS_VIEW, CONTRIBUTORS_VIEW } from '../../views.js';

const contributorsCollection: CollectionDefinition = {
  name: CONTRIBUTORS_VIEW,
  id: 'number',
  fields: { contributor: 'folded', approvedAt: 'text' },
};

const absentMascotsCollection: CollectionDefinition = {
  name: ABSENT_MASCOTS_VIEW,
  id: 'number',
  fields: { mascotId: 'number' },
};

/**
 * Who contributed what, by names as people are shown them, one document a submission; only approved ones carry `approvedAt` and are
 * looked at, as long as their mascot is in the directory.
 */
export const contributorsProjection: Projection<SubmissionEvent | MascotEvent> = {
  name: CONTRIBUTORS_VIEW,
  version: 3,
  collections: [contributorsCollection, absentMascotsCollection],
  streamPrefixes: [SUBMISSION_STREAMS, MASCOT_STREAMS],
  catalogue: { ...submissionEvents, ...mascotEvents },
  project: (event) => (isEventOf(mascotEvents, event) ? projectMascot(event) : projectSubmission(event)),
};

function projectSubmission(event: Occurrence<SubmissionEvent>): readonly Change[] {
  const id = Number(event.recorded.stream.slice(SUBMISSION_STREAMS.length));
  const place = { collection: CONTRIBUTORS_VIEW, id };
  switch (event.type) {
    case 'SubmissionReceived': {
      const { payload, sealedPersonalData } = event.data;
      const document = {
        id,
        contributor: unturned(payload.contributor),
        sealedPersonalData,
        approvedAt: null,
        mascotId: null,
      };
      return [{ kind: 'put', ...place, document }];
    }
    case 'SubmissionRevised':
      return [{ kind: 'patch', ...place, fields: { contributor: unturned(event.data.payload.contributor) } }];
    case 'SubmissionApproved':
      return [{ kind: 'patch', ...place, fields: { approvedAt: event.recorded.metadata.time } }];
    case 'SubmissionReopened':
      return [{ kind: 'patch', ...place, fields: { approvedAt: null } }];
    case 'SubmitterErased':
      return [{ kind: 'remove', ...place }];
    case 'SubmissionRejected':
    case 'MascotAssigned':
      return [];
    default:
      return unknownEvent(event);
  }
}

function projectMascot(event: Occurrence<MascotEvent>): readonly Change[] {
  const mascotId = Number(event.recorded.stream.slice(MASCOT_STREAMS.length));
  const absent = { collection: ABSENT_MASCOTS_VIEW, id: mascotId };
  switch (event.type) {
    case 'MascotPublished': {
      const { origin } = event.data;
      if (origin.kind !== 'submission') return [];
      return [{ kind: 'patch', collection: CONTRIBUTORS_VIEW, id: origin.submissionId, fields: { mascotId } }];
    }
    case 'MascotDeleted':
    case 'MascotWithdrawn':
      return [{ kind: 'put', ...absent, document: { id: mascotId, mascotId } }];
    case 'MascotRestored':
      return [{ kind: 'remove', ...absent }];
    case 'MascotEdited':
    case 'MascotImageChanged':
    case 'MascotEditReverted':
    case 'MissedLikesCounted':
    case 'MascotLikesTakenBack':
      return [];
    default:
      return unknownEvent(event);
  }
}
