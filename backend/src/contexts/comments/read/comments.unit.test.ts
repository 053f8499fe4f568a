import { inStream, specifyProjection } from '../../../platform/consumers/test-support/projection-specification.js';
import { verdictEventsOf } from '../../../test-support/testing/verdict-events.js';
import { moderationStream, type ItemEvent } from '../../moderation/index.js';
import { commentsStream, type CommentAdded } from '../domain/comment.js';
import { COMMENTS_VIEW, commentsProjection } from './comments.js';

const TIME = '2026-01-01T10:00:00.000Z';
const given = specifyProjection(commentsProjection);
const added = (commentId: number, mascotId: number, held: 'words' | null = null): CommentAdded => ({
  type: 'CommentAdded',
  data: { commentId, mascotId, author: 'Grace', content: `Comment ${commentId}`, held },
});
const document = (id: number, mascotId: number, shown = 1) => ({
  id,
  mascotId,
  author: 'Grace',
  content: `Comment ${id}`,
  createdAt: TIME,
  shown,
});
const comment = (...events: CommentAdded[]) => ({ ...inStream(commentsStream(9), ...events), time: TIME });

const item = { kind: 'comment', itemId: 1 } as const;
const { reported, held, hidden, restored, dismissed, reopened, heldAgain, erased } = verdictEventsOf(item);
const verdicts = (...events: ItemEvent[]) => inStream(moderationStream(item), ...events);

describe('the comments', () => {
  it('contain the comments on each mascot', () =>
    given(comment(added(1, 9), added(3, 9)), {
      ...inStream(commentsStream(8), added(2, 8)),
      time: TIME,
    }).thenHolds(COMMENTS_VIEW, [document(1, 9), document(2, 8), document(3, 9)]));

  it.each([
    [[reported(1)], 1],
    [[reported(1), held], 0],
    [[hidden], 0],
    [[hidden, restored], 1],
    [[reported(1), held, dismissed], 1],
    [[hidden, reopened], 1],
    [[reported(1), held, dismissed, heldAgain], 0],
  ])('have the right visibility after %j', (events, shown) =>
    given(comment(added(1, 9)), verdicts(...events)).thenHolds(COMMENTS_VIEW, [document(1, 9, shown)]),
  );

  it('remove erased comments', () =>
    given(comment(added(1, 9), added(2, 9)), verdicts(hidden, erased)).thenHolds(COMMENTS_VIEW, [document(2, 9)]));

  it('hide a comment that was held on arrival until it is restored', async () => {
    await given(comment(added(1, 9, 'words')), verdicts(held)).thenHolds(COMMENTS_VIEW, [document(1, 9, 0)]);
    await given(comment(added(1, 9, 'words')), verdicts(held, restored)).thenHolds(COMMENTS_VIEW, [document(1, 9)]);
  });
});
