import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { submissionReceivedData } from '../domain/fixtures/submission-received.js';
import { submissions } from '../domain/submission.decider.js';
import { EraseSubmitterController } from './erase-submitter.js';

describe('erasing a submitter', () => {
  const submission = submissions.at(7);
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open();
    await side.given(submission, { type: 'SubmissionReceived', data: submissionReceivedData });
  });
  afterEach(() => side.close());

  const erase = (id = 7) =>
    new EraseSubmitterController(side.commands, side.queries).erase(id, { reason: ' Asked for ' }, context);

  it('is on record once, however often it is asked for', async () => {
    const first = await erase();
    expect(await erase()).toMatchObject({ position: first.position });
    expect(await side.recorded(submission)).toEqual([
      { type: 'SubmitterErased', data: { reason: 'Asked for' }, command: 'EraseSubmitter' },
    ]);
  });

  it('is refused where nothing was submitted', async () => {
    await expect(erase(8)).rejects.toMatchObject({ code: 'not_found' });
  });
});
