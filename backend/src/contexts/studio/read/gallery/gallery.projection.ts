import type { Change } from '../../../../platform/read-store/change.js';
import type { CollectionDefinition } from '../../../../platform/read-store/collection.js';
import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { artworkOf, type ArtworkSeries } from '../../domain/artwork-streams.js';
import type { ArtworkEvent } from '../../domain/artwork.events.js';
import type { ArtworkLiked } from '../../domain/like.events.js';
import { GALLERY_VIEW } from '../../views.js';
import { hugsProjection } from '../hugs/hugs.projection.js';
import { imagesProjection } from '../images/images.projection.js';

const galleryCollection: CollectionDefinition = {
  name: GALLERY_VIEW,
  id: 'text',
  fields: { kind: 'text', createdAt: 'text', likes: 'number' },
  search: ['userName', 'prompt', 'improvedPrompt'],
};

const PARTS = { hug: hugsProjection, image: imagesProjection } as const;

/** Hugs, drawings and images in one collection, under the ids of their streams: what each has of its own view, and its kind. */
export const galleryProjection: Projection<ArtworkEvent | ArtworkLiked> = {
  name: GALLERY_VIEW,
  version: 1,
  collections: [galleryCollection],
  streamPrefixes: Object.values(PARTS).flatMap(({ streamPrefixes }) => streamPrefixes),
  catalogue: hugsProjection.catalogue,
  project(event) {
    const series = event.type === 'ArtworkLiked' ? event.data.series : artworkOf(event.recorded.stream).series;
    return PARTS[series].project(event).map((change) => inGallery(series, change));
  },
};

function inGallery(series: ArtworkSeries, change: Change): Change {
  const place = { collection: GALLERY_VIEW, id: `${series}-${change.id}` };
  if (change.kind !== 'put') return { ...change, ...place };
  return { ...change, ...place, document: { kind: series, ...change.document, id: place.id } };
}
