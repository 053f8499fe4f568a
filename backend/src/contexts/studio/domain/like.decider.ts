import { aggregate } from '../../../platform/decider/aggregate.js';
import type { Decider } from '../../../platform/decider/decider.js';
import { artworkLikeEvents, artworkLikesStream, type ArtworkLiked } from './like.events.js';

/** Every like counts; the number is a matter of the read model. */
const artworkLikeDecider: Decider<ArtworkLiked['data'], ArtworkLiked, null> = {
  initialState: null,
  evolve: () => null,
  decide: (artwork) => [{ type: 'ArtworkLiked', data: artwork }],
};

export const artworkLikes = aggregate({
  stream: ({ series, id }: ArtworkLiked['data']) => artworkLikesStream(series, id),
  catalogue: artworkLikeEvents,
  decider: artworkLikeDecider,
  concurrency: 'any',
});
