import type { StreamKind } from '../../../platform/decider/decider.js';
import { HUG_STREAMS, IMAGE_STREAMS } from './artwork-streams.js';
import { artworkEvents } from './artwork.events.js';
import { artworkLikeEvents, artworkLikeStreams } from './like.js';

const { HugRequested, DrawingSubmitted, ImageRequested, PortraitDeleted, ...steps } = artworkEvents;

export const studioStreams: readonly StreamKind[] = [
  {
    prefix: HUG_STREAMS,
    key: 'id',
    about: 'What became of a hug or a drawing',
    catalogue: { HugRequested, DrawingSubmitted, PortraitDeleted, ...steps },
  },
  { prefix: IMAGE_STREAMS, key: 'id', about: 'What became of an image', catalogue: { ImageRequested, ...steps } },
  {
    prefix: artworkLikeStreams('hug'),
    key: 'id',
    about: 'The likes of a hug or a drawing',
    onlyCounts: true,
    catalogue: artworkLikeEvents,
  },
  {
    prefix: artworkLikeStreams('image'),
    key: 'id',
    about: 'The likes of an image',
    onlyCounts: true,
    catalogue: artworkLikeEvents,
  },
];
