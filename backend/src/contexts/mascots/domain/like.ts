import * as z from 'zod/mini';
import { type DomainEvent, type EventCatalogue, aggregate, type Decider } from '../../../platform/decider/decider.js';

const MascotLikedData = z.object({ mascotId: z.int() });

export type MascotLiked = DomainEvent<'MascotLiked', z.infer<typeof MascotLikedData>>;

export const likeEvents: EventCatalogue<MascotLiked> = {
  MascotLiked: { version: 1, schema: MascotLikedData, writtenBy: ['LikeMascot'] },
};

export const LIKE_STREAMS = 'likes-mascot-';
export const likesStream = (mascotId: number): string => `${LIKE_STREAMS}${mascotId}`;

const decider: Decider<MascotLiked['data'], MascotLiked, null> = {
  initialState: null,
  evolve: () => null,
  decide: (like) => [{ type: 'MascotLiked', data: like }],
};

export const likes = aggregate({ stream: likesStream, catalogue: likeEvents, decider, concurrency: 'any' });
