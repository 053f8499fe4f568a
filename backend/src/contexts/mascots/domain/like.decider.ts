import type { Decider } from '../../../platform/decider/decider.js';
import type { MascotLiked } from './like.events.js';

export interface LikeMascotDecision {
  readonly mascotId: number;
}

/** Every like counts; the number is a matter of the read model. */
export const likeDecider: Decider<LikeMascotDecision, MascotLiked, null> = {
  initialState: null,
  evolve: () => null,
  decide: ({ mascotId }) => [{ type: 'MascotLiked', data: { mascotId } }],
};
