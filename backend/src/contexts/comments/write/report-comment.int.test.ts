import { COMMENT_MESSAGES, MASCOT_MESSAGES, type Comment } from '@marcel/contracts';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { takesReports } from '../../../test-support/testing/takes-reports.js';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { MascotRegistry } from '../../mascots/index.js';
import { Reports } from '../../moderation/index.js';
import { FindComment } from '../read/comments/find-comment.query.js';
import { ReportCommentController } from './report-comment.js';

/** Knows comment 3 on mascot 9, and comment 4 on a mascot that is gone. */
@QueryHandler(FindComment)
class FindCommentHandler implements IQueryHandler<FindComment> {
  async execute({ id }: FindComment): Promise<Comment> {
    if (id !== 3 && id !== 4) throw new DomainError('not_found', COMMENT_MESSAGES.notFound);
    return {
      id,
      mascotId: id === 3 ? 9 : 8,
      author: 'Grace',
      content: 'Lovely',
      createdAt: '2026-01-01T10:00:00.000Z',
    };
  }
}

const registry: Pick<MascotRegistry, 'requirePublished'> = {
  requirePublished: async (id) => {
    if (id !== 9) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
  },
};

describe('reporting a comment', () => {
  let side: WriteSide;
  const { reports, taken } = takesReports();

  beforeEach(async () => {
    side = await WriteSide.open(
      FindCommentHandler,
      { provide: MascotRegistry, useValue: registry },
      { provide: Reports, useValue: reports },
    );
  });
  afterEach(() => side.close());

  const report = (id: number) =>
    new ReportCommentController(side.get(Reports), side.queries, side.get(MascotRegistry)).report(
      id,
      { reason: 'spam' },
      { ip: '192.0.2.1' },
      context,
    );

  it('is taken of one that a visitor can come upon', async () => {
    await report(3);
    await expect(report(4)).rejects.toMatchObject({ code: 'not_found' });
    await expect(report(5)).rejects.toMatchObject({ code: 'not_found', message: COMMENT_MESSAGES.notFound });
    expect(taken).toEqual([{ kind: 'comment', id: 3 }]);
  });
});
