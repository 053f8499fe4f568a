import { inStream, specifyProjection } from '../../../../platform/consumers/projections/projection-specification.js';
import { stateId } from '../../../../platform/history/states.js';
import { submissionReceivedData } from '../../domain/fixtures/submission-received.js';
import { submissionStream, type SubmissionEvent } from '../../domain/submission.events.js';
import { SUBMISSION_STATES_VIEW } from '../../views.js';
import { submissionStatesProjection } from './submission-states.projection.js';

const given = specifyProjection(submissionStatesProjection);
const TIME = '2026-01-05T10:00:00.000Z';
const { payload } = submissionReceivedData;
const called = { name: 'Tux', brand: 'Linux' };

const state = (revision: number, status: string, told: object | null = null) => ({
  id: stateId(7, revision),
  submissionId: 7,
  at: Date.parse(TIME),
  status,
  called: told,
});

it('every state has its beginning, and nothing of who sent it', () => {
  const events: SubmissionEvent[] = [
    { type: 'SubmissionReceived', data: submissionReceivedData },
    { type: 'SubmissionRejected', data: { adminNotes: 'No' } },
    {
      type: 'SubmissionRevised',
      data: { payload: { ...payload, name: 'Tuxedo' }, imageUrl: null, replacedUrl: null },
    },
    { type: 'SubmissionApproved', data: { adminNotes: null } },
    { type: 'MascotAssigned', data: { mascotId: 3, slug: 'tux' } },
    { type: 'SubmitterErased', data: { reason: 'Asked for' } },
    { type: 'SubmissionReopened', data: { reason: 'Again' } },
  ];
  return given({ ...inStream(submissionStream(7), ...events), time: TIME }).thenHolds(SUBMISSION_STATES_VIEW, [
    state(0, 'pending', called),
    state(1, 'rejected'),
    state(2, 'pending', { ...called, name: 'Tuxedo' }),
    state(3, 'approved'),
    state(6, 'pending'),
  ]);
});
