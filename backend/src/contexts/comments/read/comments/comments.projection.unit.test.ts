import { inStream, specifyProjection } from '../../../../platform/consumers/projections/projection-specification.js';
import { commentsStream, type CommentAdded } from '../../domain/comment.events.js';
import { COMMENTS_VIEW } from '../../views.js';
import { commentsProjection } from './comments.projection.js';

const TIME = '2026-01-01T10:00:00.000Z';
const said = (commentId: number, mascotId: number): CommentAdded => ({
  type: 'CommentAdded',
  data: { commentId, mascotId, author: 'Grace', content: `Comment ${commentId}` },
});
const document = (id: number, mascotId: number) => ({
  id,
  mascotId,
  author: 'Grace',
  content: `Comment ${id}`,
  createdAt: TIME,
});

describe('the comments', () => {
  it('hold what was said about each mascot', () =>
    specifyProjection(commentsProjection)(
      { ...inStream(commentsStream(9), said(1, 9), said(3, 9)), time: TIME },
      { ...inStream(commentsStream(8), said(2, 8)), time: TIME },
    ).thenHolds(COMMENTS_VIEW, [document(1, 9), document(2, 8), document(3, 9)]));
});
