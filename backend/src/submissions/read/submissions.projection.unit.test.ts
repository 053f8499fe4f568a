import { inStream, specifyProjection } from '../../read-store/projection-specification.js';
import { submissionReceivedData } from '../domain/fixtures/submission-received.js';
import { submissionStream, type SubmissionEvent } from '../domain/submission.events.js';
import { SUBMISSIONS_VIEW } from '../views.js';
import { submissionsProjection } from './submissions.projection.js';

const RECEIVED_AT = '2026-01-01T10:00:00.000Z';
const DECIDED_AT = '2026-01-02T10:00:00.000Z';

const given = specifyProjection(submissionsProjection);
const at = (time: string, ...events: SubmissionEvent[]) => ({ ...inStream(submissionStream(7), ...events), time });
const received: SubmissionEvent = { type: 'SubmissionReceived', data: submissionReceivedData };

const { submissionId, ...submitted } = submissionReceivedData;
const pending = {
  id: submissionId,
  ...submitted,
  status: 'pending',
  adminNotes: null,
  createdAt: RECEIVED_AT,
  processedAt: null,
  mascotId: null,
  mascotSlug: null,
  publishedAt: null,
};

describe('the submissions', () => {
  it('are pending at first', () => given(at(RECEIVED_AT, received)).thenHolds(SUBMISSIONS_VIEW, [pending]));

  it('show a rejection with its reason', () =>
    given(
      at(RECEIVED_AT, received),
      at(DECIDED_AT, { type: 'SubmissionRejected', data: { adminNotes: 'Not a mascot' } }),
    ).thenHolds(SUBMISSIONS_VIEW, [
      { ...pending, status: 'rejected', adminNotes: 'Not a mascot', processedAt: DECIDED_AT },
    ]));

  it('show an approval and the mascot it led to', () =>
    given(
      at(RECEIVED_AT, received),
      at(
        DECIDED_AT,
        { type: 'SubmissionApproved', data: { adminNotes: null } },
        { type: 'MascotAssigned', data: { mascotId: 9, slug: 'tux' } },
      ),
    ).thenHolds(SUBMISSIONS_VIEW, [
      {
        ...pending,
        status: 'approved',
        processedAt: DECIDED_AT,
        mascotId: 9,
        mascotSlug: 'tux',
        publishedAt: DECIDED_AT,
      },
    ]));
});
