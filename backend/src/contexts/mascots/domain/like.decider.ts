import { aggregate, type Decider } from '../../../platform/decider/decider.js';
import { likeEvents, likesStream, type MascotLiked } from './like.events.js';

const likeDecider: Decider<MascotLiked['data'], MascotLiked, null> = {
  initialState: null,
  evolve: () => null,
  decide: (like) => [{ type: 'MascotLiked', data: like }],
};

export const likes = aggregate({
  stream: likesStream,
  catalogue: likeEvents,
  decider: likeDecider,
  concurrency: 'any',
});
