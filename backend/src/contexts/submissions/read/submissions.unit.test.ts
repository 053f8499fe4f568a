import { inStream, specifyProjection } from '../../../platform/consumers/test-support/projection-specification.js';
import { submissionReceivedData } from '../domain/fixtures/submission-received.js';
import { submissionStream, type SubmissionEvent } from '../domain/submission.js';
import { SUBMISSIONS_VIEW } from '../views.js';
import { submissionsProjection } from './submissions.js';

const RECEIVED_AT = '2026-01-01T10:00:00.000Z';
const DECIDED_AT = '2026-01-02T10:00:00.000Z';

const given = specifyProjection(submissionsProjection);
const at = (time: string, ...events: SubmissionEvent[]) => ({ ...inStream(submissionStream(7), ...events), time });
const received: SubmissionEvent = { type: 'SubmissionReceived', data: submissionReceivedData };

const versionFields = (revision: number, nth = revision + 1) => ({
  revision,
  eventId: `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
});

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
  name: submitted.payload.name,
  brand: submitted.payload.brand,
  ...versionFields(0),
};

describe('the submissions', () => {
  it('are pending at first', () => given(at(RECEIVED_AT, received)).thenHolds(SUBMISSIONS_VIEW, [pending]));

  it('show a rejection with its reason', () =>
    given(
      at(RECEIVED_AT, received),
      at(DECIDED_AT, { type: 'SubmissionRejected', data: { adminNotes: 'Not a mascot' } }),
    ).thenHolds(SUBMISSIONS_VIEW, [
      { ...pending, status: 'rejected', adminNotes: 'Not a mascot', processedAt: DECIDED_AT, ...versionFields(1) },
    ]));

  it('show changes after a rejection, and are pending again', () => {
    const payload = { ...submitted.payload, name: 'Tux the Second', brand: 'GNU' };
    return given(
      at(RECEIVED_AT, received),
      at(DECIDED_AT, { type: 'SubmissionRejected', data: { adminNotes: 'No picture' } }),
      at('2026-01-03T10:00:00.000Z', {
        type: 'SubmissionRevised',
        data: { payload, imageUrl: '/pictures/b.webp', replacedUrl: null },
      }),
    ).thenHolds(SUBMISSIONS_VIEW, [
      {
        ...pending,
        payload,
        imageUrl: '/pictures/b.webp',
        name: 'Tux the Second',
        brand: 'GNU',
        adminNotes: 'No picture',
        revisedAt: '2026-01-03T10:00:00.000Z',
        revisions: 1,
        ...versionFields(2),
      },
    ]);
  });

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
        ...versionFields(2),
      },
    ]));

  it('are pending again once they are reopened, and lead to the same mascot when approved', () => {
    const assigned: SubmissionEvent = { type: 'MascotAssigned', data: { mascotId: 9, slug: 'tux' } };
    const approved: SubmissionEvent = { type: 'SubmissionApproved', data: { adminNotes: 'Yes' } };
    const reopened: SubmissionEvent = { type: 'SubmissionReopened', data: { reason: 'A mistake' } };
    return Promise.all([
      given(at(RECEIVED_AT, received, approved, assigned, reopened)).thenHolds(SUBMISSIONS_VIEW, [
        { ...pending, adminNotes: 'Yes', ...versionFields(3) },
      ]),
      given(at(RECEIVED_AT, received, approved, assigned, reopened), at(DECIDED_AT, approved, assigned)).thenHolds(
        SUBMISSIONS_VIEW,
        [
          {
            ...pending,
            status: 'approved',
            adminNotes: 'Yes',
            processedAt: DECIDED_AT,
            mascotId: 9,
            mascotSlug: 'tux',
            publishedAt: DECIDED_AT,
            ...versionFields(5),
          },
        ],
      ),
    ]);
  });

  it('show when their submitter was erased', () =>
    given(
      at(RECEIVED_AT, received),
      at(DECIDED_AT, { type: 'SubmitterErased', data: { reason: 'Asked for' } }),
    ).thenHolds(SUBMISSIONS_VIEW, [{ ...pending, erasedAt: DECIDED_AT, ...versionFields(1) }]));
});
