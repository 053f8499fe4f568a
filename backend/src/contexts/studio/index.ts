import type { StreamKind } from '../../platform/decider/decider.js';
import { HUG_STREAMS, IMAGE_STREAMS } from './domain/artwork-streams.js';
import { artworkEvents } from './domain/artwork.events.js';
import { artworkLikeEvents, artworkLikeStreams } from './domain/like.js';

export { artworkEvents, type ArtworkEvent } from './domain/artwork.events.js';
export { parseArtworkId, artworkStream, ARTWORK_STREAMS } from './domain/artwork-streams.js';
export { artworksProjection } from './read/artworks.js';
export { ArtworkReader } from './read/artwork-reader.js';
export { StudioModule } from './studio.module.js';
export { OrderDemonstration, type Portrait } from './write/order-demonstration.js';
export { GalleryPages } from './read/pages.js';

const { HugRequested, DrawingSubmitted, ImageRequested, PortraitDeleted, ...steps } = artworkEvents;

export const studioStreams: readonly StreamKind[] = [
  {
    prefix: HUG_STREAMS,
    key: 'id',
    description: 'Lifecycle of a hug or drawing',
    catalogue: { HugRequested, DrawingSubmitted, PortraitDeleted, ...steps },
  },
  { prefix: IMAGE_STREAMS, key: 'id', description: 'Lifecycle of an image', catalogue: { ImageRequested, ...steps } },
  {
    prefix: artworkLikeStreams('hug'),
    key: 'id',
    description: 'Likes of a hug or drawing',
    isCounter: true,
    catalogue: artworkLikeEvents,
  },
  {
    prefix: artworkLikeStreams('image'),
    key: 'id',
    description: 'Likes of an image',
    isCounter: true,
    catalogue: artworkLikeEvents,
  },
];
