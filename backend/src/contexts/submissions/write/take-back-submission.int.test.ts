import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { submissionReceivedData } from '../domain/fixtures/submission-received.js';
import { submissions } from '../domain/submission.decider.js';
import { TakeBackSubmission } from './take-back-submission.js';

describe('taking back a submission', () => {
  const submission = submissions.at(7);
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open();
    await side.given(submission, { type: 'SubmissionReceived', data: submissionReceivedData });
  });
  afterEach(() => side.close());

  const takeBack = (id = 7) => side.commands.execute(new TakeBackSubmission(id, 'Asked for', context));

  it('is recorded whole, and once', async () => {
    await takeBack();
    await expect(takeBack()).rejects.toMatchObject({ code: 'not_found' });
    const command = 'TakeBackSubmission';
    expect(await side.recorded(submission)).toEqual([
      { type: 'SubmissionRejected', data: { adminNotes: 'Asked for' }, command },
      { type: 'SubmitterErased', data: { reason: 'Asked for' }, command },
    ]);
  });

  it('is refused where nothing was submitted', async () => {
    await expect(takeBack(8)).rejects.toMatchObject({ code: 'not_found' });
  });
});
