import { aggregate } from '../../../platform/decider/aggregate.js';
import type { Decider } from '../../../platform/decider/decider.js';
import { commentEvents, commentsStream, type CommentAdded } from './comment.events.js';

/** Comments do not depend on one another: whatever was said, one more can be said. */
const commentDecider: Decider<CommentAdded['data'], CommentAdded, null> = {
  initialState: null,
  evolve: () => null,
  decide: (comment) => [{ type: 'CommentAdded', data: comment }],
};

export const comments = aggregate({
  stream: commentsStream,
  catalogue: commentEvents,
  decider: commentDecider,
  concurrency: 'any',
});
