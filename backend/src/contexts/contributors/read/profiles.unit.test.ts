import { inStream, specifyProjection } from '../../../platform/consumers/test-support/projection-specification.js';
import { submissionReceivedData } from '../../submissions/domain/fixtures/submission-received.js';
import { mascotPublishedData } from '../../mascots/domain/fixtures/mascot-published.js';
import { mascotStream, type MascotEvent } from '../../mascots/index.js';
import { submissionStream, type SubmissionEvent } from '../../submissions/index.js';
import { ABSENT_MASCOTS_VIEW, CONTRIBUTORS_VIEW, contributorsProjection } from './profiles.js';

const TIME = '2026-01-01T10:00:00.000Z';
const given = specifyProjection(contributorsProjection);
const received: SubmissionEvent = { type: 'SubmissionReceived', data: submissionReceivedData };
const submission = (...events: SubmissionEvent[]) => ({
  ...inStream(submissionStream(7), received, ...events),
  time: TIME,
});
const document = { id: 7, contributor: 'Ada', encryptedPersonalData: 'c2VhbGVk', approvedAt: null, mascotId: null };

describe('the contributors', () => {
  it('count from the approval of their submission on', async () => {
    await given(submission()).thenHolds(CONTRIBUTORS_VIEW, [document]);
    await given(submission({ type: 'SubmissionApproved', data: { adminNotes: null } })).thenHolds(CONTRIBUTORS_VIEW, [
      { ...document, approvedAt: TIME },
    ]);
    await given(submission({ type: 'SubmissionRejected', data: { adminNotes: 'No' } })).thenHolds(CONTRIBUTORS_VIEW, [
      document,
    ]);
  });

  it('are linked to their mascots, and deleted mascots are marked', async () => {
    const published: MascotEvent = {
      type: 'MascotPublished',
      data: { ...mascotPublishedData, mascotId: 9, origin: { kind: 'submission', submissionId: 7 } },
    };
    const mascot = (...events: MascotEvent[]) => inStream<MascotEvent>(mascotStream(9), published, ...events);
    await given(submission(), mascot()).thenHolds(CONTRIBUTORS_VIEW, [{ ...document, mascotId: 9 }]);
    const { slug, profile, imageUrl } = mascotPublishedData;
    const restored: MascotEvent = {
      type: 'MascotRestored',
      data: { mascotId: 9, slug, profile, imageUrl, publishedAt: TIME, likes: 0, reason: 'A mistake' },
    };
    for (const removal of [
      { type: 'MascotDeleted', data: { name: 'Tux' } } as const,
      { type: 'MascotWithdrawn', data: { name: 'Tux' } } as const,
    ]) {
      await given(mascot(removal)).thenHolds(ABSENT_MASCOTS_VIEW, [{ id: 9, mascotId: 9 }]);
      await given(mascot(removal, restored)).thenHolds(ABSENT_MASCOTS_VIEW, []);
    }
  });

  it('lose reopened and erased submissions', async () => {
    const approved: SubmissionEvent = { type: 'SubmissionApproved', data: { adminNotes: null } };
    const reopened: SubmissionEvent = { type: 'SubmissionReopened', data: { reason: 'A mistake' } };
    const erased: SubmissionEvent = { type: 'SubmitterErased', data: { reason: 'Asked for' } };
    await given(submission(approved, reopened)).thenHolds(CONTRIBUTORS_VIEW, [document]);
    await given(submission(approved, erased)).thenHolds(CONTRIBUTORS_VIEW, []);
  });
});
