import type { Decider } from '../../../platform/decider/decider.js';
import type { ArtworkLiked } from './like.events.js';

/** Every like counts; the number is a matter of the read model. */
export const artworkLikeDecider: Decider<ArtworkLiked['data'], ArtworkLiked, null> = {
  initialState: null,
  evolve: () => null,
  decide: (artwork) => [{ type: 'ArtworkLiked', data: artwork }],
};
