import * as z from 'zod/mini';
import { type Decider, type DomainEvent, type EventCatalogue, aggregate } from '../../../platform/decider/decider.js';
import type { ArtworkSeries } from './artwork-streams.js';

const ArtworkLikedData = z.object({ series: z.enum(['hug', 'image']), id: z.int() });

export type ArtworkLiked = DomainEvent<'ArtworkLiked', z.infer<typeof ArtworkLikedData>>;

export const artworkLikeEvents: EventCatalogue<ArtworkLiked> = {
  ArtworkLiked: { version: 1, schema: ArtworkLikedData, writtenBy: ['LikeArtwork'] },
};

export const artworkLikeStreams = (series: ArtworkSeries): string => `likes-${series}-`;
export const artworkLikesStream = (series: ArtworkSeries, id: number): string => `${artworkLikeStreams(series)}${id}`;

const decider: Decider<ArtworkLiked['data'], ArtworkLiked, null> = {
  initialState: null,
  evolve: () => null,
  decide: (artwork) => [{ type: 'ArtworkLiked', data: artwork }],
};

export const artworkLikes = aggregate({
  stream: ({ series, id }: ArtworkLiked['data']) => artworkLikesStream(series, id),
  catalogue: artworkLikeEvents,
  decider,
  concurrency: 'any',
});
