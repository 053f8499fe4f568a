import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { submissionReceivedData } from '../domain/fixtures/submission-received.js';
import { submissions } from '../domain/submission.decider.js';
import { ReviewClaims } from './claim-submission.js';
import { ApproveSubmissionController } from './approve-submission.js';

describe('approving a submission', () => {
  const submission = submissions.at(7);
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open(ReviewClaims);
    await side.given(submission, { type: 'SubmissionReceived', data: submissionReceivedData });
  });
  afterEach(() => side.close());

  const approve = (id: number, adminNotes?: string) =>
    new ApproveSubmissionController(side.commands, side.queries, side.get(ReviewClaims)).approve(
      id,
      { adminNotes },
      context,
    );

  it.each([
    [' Lovely ', 'Lovely'],
    ['  ', null],
    [undefined, null],
  ])('records it with the note %j as %j', async (given, adminNotes) => {
    const { position } = await approve(7, given);
    expect(position).toBe(await side.store.head());
    expect(await side.recorded(submission)).toEqual([
      { type: 'SubmissionApproved', data: { adminNotes }, command: 'ApproveSubmission' },
    ]);
  });

  it('is refused a second time, and where nothing was submitted', async () => {
    await approve(7);
    await expect(approve(7)).rejects.toMatchObject({ code: 'conflict' });
    await expect(approve(8)).rejects.toMatchObject({ code: 'not_found' });
    expect(await side.recorded(submission)).toHaveLength(1);
  });
});
