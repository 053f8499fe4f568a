import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { submissionReceivedData } from '../domain/fixtures/submission-received.js';
import { submissions } from '../domain/submission.decider.js';
import { ReviewClaims } from './claim-submission.js';
import { RejectSubmissionController } from './reject-submission.js';

describe('rejecting a submission', () => {
  const submission = submissions.at(7);
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open(ReviewClaims);
    await side.given(submission, { type: 'SubmissionReceived', data: submissionReceivedData });
  });
  afterEach(() => side.close());

  const reject = () =>
    new RejectSubmissionController(side.commands, side.queries, side.get(ReviewClaims)).reject(
      7,
      { adminNotes: ' Not a mascot ' },
      context,
    );

  it('records it with the reason', async () => {
    await reject();
    expect(await side.recorded(submission)).toEqual([
      { type: 'SubmissionRejected', data: { adminNotes: 'Not a mascot' }, command: 'RejectSubmission' },
    ]);
  });

  it('is refused once somebody else has approved it', async () => {
    await side.given(submission, { type: 'SubmissionApproved', data: { adminNotes: null } });
    await expect(reject()).rejects.toMatchObject({ code: 'conflict' });
    expect(await side.recorded(submission)).toEqual([]);
  });
});
