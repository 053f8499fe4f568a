import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { submissionReceivedData } from '../domain/fixtures/submission-received.js';
import { STILL_PENDING, submissions } from '../domain/submission.decider.js';
import { ReopenSubmissionController } from './reopen-submission.js';

describe('reopening a submission', () => {
  const submission = submissions.at(7);
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open();
    await side.given(submission, { type: 'SubmissionReceived', data: submissionReceivedData });
  });
  afterEach(() => side.close());

  const reopen = () =>
    new ReopenSubmissionController(side.commands, side.queries).reopen(7, { reason: ' A mistake ' }, context);

  it('takes a decision back, with the reason', async () => {
    await side.given(submission, { type: 'SubmissionRejected', data: { adminNotes: 'No' } });
    await reopen();
    expect(await side.recorded(submission)).toEqual([
      { type: 'SubmissionReopened', data: { reason: 'A mistake' }, command: 'ReopenSubmission' },
    ]);
  });

  it('is refused when the log has lost its beginning', async () => {
    const salvaged = submissions.at(8);
    await side.given(salvaged, { type: 'SubmissionRejected', data: { adminNotes: 'No' } });
    const reopened = new ReopenSubmissionController(side.commands, side.queries).reopen(8, { reason: 'A' }, context);
    await expect(reopened).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused while there is no decision', async () => {
    await expect(reopen()).rejects.toMatchObject({ code: 'conflict', message: STILL_PENDING });
  });
});
