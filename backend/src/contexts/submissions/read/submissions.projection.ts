import * as z from 'zod/mini';
import { unknownEvent } from '../../../platform/decider/decider.js';
import type { Change, CollectionDefinition } from '../../../platform/read-store/read-store.js';
import type { Occurrence, Projection } from '../../../platform/consumers/projections/projection.js';
import {
  submissionEvents,
  submissionOf,
  SUBMISSION_STREAMS,
  type SubmissionEvent,
  type SubmissionReceived,
} from '../domain/submission.js';
import { SUBMISSIONS_VIEW } from '../views.js';
import { Submission } from '@marcel/contracts';

export const SubmissionDocument = z.extend(z.omit(Submission, { email: true, linkedinUrl: true, lookUrl: true }), {
  sealedPersonalData: z.string(),
  statusKeyHash: z.string(),
  publishedAt: z.nullable(z.string()),
  revision: z.optional(z.int()),
  eventId: z.optional(z.string()),
  name: z.string(),
  brand: z.string(),
});
export type SubmissionDocument = z.infer<typeof SubmissionDocument>;

const submissionsCollection: CollectionDefinition = {
  name: SUBMISSIONS_VIEW,
  id: 'number',
  fields: { status: 'text', statusKeyHash: 'text', name: 'alphabetic', brand: 'alphabetic' },
  search: ['name', 'brand'],
};

export const submissionsProjection: Projection<SubmissionEvent> = {
  name: SUBMISSIONS_VIEW,
  version: 5,
  collections: [submissionsCollection],
  streamPrefixes: [SUBMISSION_STREAMS],
  catalogue: submissionEvents,
  project(event) {
    const { time } = event.recorded.metadata;
    switch (event.type) {
      case 'SubmissionReceived':
        return [{ kind: 'put', collection: SUBMISSIONS_VIEW, id: event.data.submissionId, document: received(event) }];
      case 'SubmissionRevised': {
        const { payload, imageUrl } = event.data;
        const { name, brand } = payload;
        const content = { payload, imageUrl, name, brand };
        return [
          patch(event, { ...content, status: 'pending', processedAt: null, revisedAt: time }),
          {
            kind: 'increment',
            collection: SUBMISSIONS_VIEW,
            id: submissionOf(event.recorded.stream),
            by: { revisions: 1 },
          },
        ];
      }
      case 'SubmissionApproved':
        return [patch(event, { status: 'approved', adminNotes: event.data.adminNotes, processedAt: time })];
      case 'SubmissionRejected':
        return [patch(event, { status: 'rejected', adminNotes: event.data.adminNotes, processedAt: time })];
      case 'MascotAssigned':
        return [patch(event, { mascotId: event.data.mascotId, mascotSlug: event.data.slug, publishedAt: time })];
      case 'SubmissionReopened':
        return [
          patch(event, { status: 'pending', processedAt: null, mascotId: null, mascotSlug: null, publishedAt: null }),
        ];
      case 'SubmitterErased':
        return [patch(event, { erasedAt: time })];
      default:
        return unknownEvent(event);
    }
  },
};

function received({ data, recorded }: Occurrence<SubmissionReceived>): SubmissionDocument {
  const { submissionId, ...submitted } = data;
  return {
    id: submissionId,
    ...submitted,
    name: submitted.payload.name,
    brand: submitted.payload.brand,
    status: 'pending',
    adminNotes: null,
    createdAt: recorded.metadata.time,
    processedAt: null,
    mascotId: null,
    mascotSlug: null,
    publishedAt: null,
    revision: recorded.revision,
    eventId: recorded.id,
  };
}

function patch({ recorded }: Occurrence<SubmissionEvent>, fields: Partial<SubmissionDocument>): Change {
  return {
    kind: 'patch',
    collection: SUBMISSIONS_VIEW,
    id: submissionOf(recorded.stream),
    fields: { ...fields, revision: recorded.revision, eventId: recorded.id },
  };
}
