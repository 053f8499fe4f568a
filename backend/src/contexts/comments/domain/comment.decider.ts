import type { Decider } from '../../../platform/decider/decider.js';
import type { CommentAdded } from './comment.events.js';

/** Comments do not depend on one another: whatever was said, one more can be said. */
export const commentDecider: Decider<CommentAdded['data'], CommentAdded, null> = {
  initialState: null,
  evolve: () => null,
  decide: (comment) => [{ type: 'CommentAdded', data: comment }],
};
