import { EventSource } from '../../../../platform/read-store/test-support/event-source.js';
import { Recorder } from '../../../../platform/read-store/test-support/recorder.js';
import { submissionReceivedData } from '../../../submissions/domain/fixtures/submission-received.js';
import { replaySubmission } from './replay-submission.js';

const at = (hour: number) => `2026-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`;

test('a clock that was ahead for a moment does not hide what came after', async () => {
  const [log, recorder] = [new EventSource(), new Recorder()];
  const record = (type: string, data: object, hour: number) =>
    log.push(recorder.record('submission-7', { type, data }, { time: at(hour) }));
  record('SubmissionReceived', submissionReceivedData, 8);
  record('SubmissionRejected', { adminNotes: 'No' }, 14);
  record('SubmissionReopened', { reason: 'Again' }, 10);
  record('SubmissionApproved', { adminNotes: null }, 11);
  expect(await replaySubmission(log, 7, { at: at(9) })).toMatchObject({
    revision: 0,
    submission: { status: 'pending' },
  });
  expect(await replaySubmission(log, 7, { at: at(10) })).toMatchObject({
    revision: 2,
    submission: { status: 'pending' },
  });
  expect(await replaySubmission(log, 7, { at: at(12) })).toMatchObject({
    revision: 3,
    submission: { status: 'approved' },
  });
});
