import { QueryHandler } from '@nestjs/cqrs';
import { EventStoreUnavailable } from '../../../platform/event-store/errors.js';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { submissionReceivedData } from '../domain/fixtures/submission-received.js';
import { submissions } from '../domain/submission.decider.js';
import { FindSubmission } from '../read/desk/submissions.query.js';
import { ReviewClaims } from './claim-submission.js';
import { DecideSubmissionsController } from './decide-submissions.js';

@QueryHandler(FindSubmission)
class FindSubmissionHandler {
  async execute({ id }: FindSubmission): Promise<object> {
    return { id };
  }
}

describe('deciding several submissions with one note', () => {
  let side: WriteSide;
  let controller: DecideSubmissionsController;

  beforeEach(async () => {
    side = await WriteSide.open(FindSubmissionHandler, ReviewClaims);
    controller = new DecideSubmissionsController(side.commands, side.queries, side.get(ReviewClaims));
    for (const submissionId of [1, 2, 3]) {
      const data = { ...submissionReceivedData, submissionId };
      await side.given(submissions.at(submissionId), { type: 'SubmissionReceived', data });
    }
    await side.given(submissions.at(2), { type: 'SubmissionRejected', data: { adminNotes: 'No' } });
  });
  afterEach(() => side.close());

  it('approves those that are pending, and names the others', async () => {
    const { position, answer } = await controller.approveAll({ ids: [1, 2, 3, 99], adminNotes: ' Fine ' }, context);
    expect(position).toBe(await side.store.head());
    expect(await answer()).toMatchObject({
      decided: [{ id: 1 }, { id: 3 }],
      refused: [
        { id: 2, code: 'conflict' },
        { id: 99, code: 'not_found' },
      ],
    });
    expect(await side.recorded(submissions.at(3))).toEqual([
      { type: 'SubmissionApproved', data: { adminNotes: 'Fine' }, command: 'ApproveSubmission' },
    ]);
  });

  it('refuses those that were revised since they were looked at', async () => {
    const revision = { payload: submissionReceivedData.payload, imageUrl: null, replacedUrl: null };
    await side.given(submissions.at(2), { type: 'SubmissionRevised', data: revision });
    const { answer } = await controller.rejectAll({ ids: [2, 1, 3], revisions: [0, 0, 0], adminNotes: 'No' }, context);
    expect(await answer()).toMatchObject({
      decided: [{ id: 1 }, { id: 3 }],
      refused: [{ id: 2, code: 'precondition_failed' }],
    });
    const again = await controller.approveAll({ ids: [2], revisions: [1] }, context);
    expect(await again.answer()).toMatchObject({ decided: [{ id: 2 }], refused: [] });
  });

  it('rejects them likewise', async () => {
    await controller.rejectAll({ ids: [1], adminNotes: ' No ' }, context);
    expect(await side.recorded(submissions.at(1))).toEqual([
      { type: 'SubmissionRejected', data: { adminNotes: 'No' }, command: 'RejectSubmission' },
    ]);
  });

  it('says which were decided when the log takes no more midway', async () => {
    const append = side.store.append.bind(side.store);
    jest
      .spyOn(side.store, 'append')
      .mockImplementation((stream, ...rest) =>
        stream === 'submission-1' ? append(stream, ...rest) : Promise.reject(new EventStoreUnavailable('away')),
      );
    const { answer, isCutShort } = await controller.approveAll({ ids: [1, 3, 4] }, context);
    expect(isCutShort).toBe(true);
    expect(await answer()).toMatchObject({
      decided: [{ id: 1 }],
      refused: [
        { id: 3, code: 'unavailable' },
        { id: 4, code: 'unavailable' },
      ],
    });
    await expect(controller.approveAll({ ids: [3] }, context)).rejects.toBeInstanceOf(EventStoreUnavailable);
  });

  it('writes nothing when all are refused', async () => {
    const { position, answer } = await controller.approveAll({ ids: [2] }, context);
    expect(position).toBeUndefined();
    expect(await answer()).toMatchObject({ decided: [], refused: [{ id: 2 }] });
  });
});
