import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { submissionReceivedData } from '../domain/fixtures/submission-received.js';
import { submissions } from '../domain/submission.decider.js';
import { AssignMascot } from './assign-mascot.js';

describe('assigning a mascot to a submission', () => {
  const submission = submissions.at(7);
  const tux = { mascotId: 9, slug: 'tux' };
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open();
  });
  afterEach(() => side.close());

  it('settles it for good', async () => {
    await side.given(submission, { type: 'SubmissionReceived', data: submissionReceivedData });
    await side.given(submission, { type: 'SubmissionApproved', data: { adminNotes: null } });
    await side.commands.execute(new AssignMascot(7, tux, context));
    const { state } = await side.commands.execute(new AssignMascot(7, { mascotId: 10, slug: 'tux-2' }, context));
    expect(state).toMatchObject({ mascot: tux });
    expect(await side.recorded(submission)).toEqual([{ type: 'MascotAssigned', data: tux, command: 'AssignMascot' }]);
  });

  it('is refused where nothing was submitted', async () => {
    await expect(side.commands.execute(new AssignMascot(7, tux, context))).rejects.toMatchObject({ code: 'not_found' });
  });
});
