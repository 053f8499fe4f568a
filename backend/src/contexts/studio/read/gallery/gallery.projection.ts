import type { Change, CollectionDefinition } from '../../../../platform/read-store/read-store.js';
import type { Occurrence, Projection } from '../../../../platform/consumers/projections/projection.js';
import { isJudgement, type ItemEvent } from '../../../moderation/index.js';
import { artworkOf, type ArtworkSeries } from '../../domain/artwork-streams.js';
import type { ArtworkEvent } from '../../domain/artwork.events.js';
import type { ArtworkLiked } from '../../domain/like.js';
import { GALLERY_VIEW } from '../../views.js';
import { hugsProjection } from '../hugs/hugs.projection.js';
import { imagesProjection } from '../images/images.projection.js';

const galleryCollection: CollectionDefinition = {
  name: GALLERY_VIEW,
  id: 'text',
  fields: { kind: 'text', listed: 'number', createdAt: 'text', likes: 'number' },
  search: ['kind', 'userName', 'characterName', 'prompt', 'improvedPrompt'],
};

const PARTS = { hug: hugsProjection, image: imagesProjection } as const;

export const galleryProjection: Projection<ArtworkEvent | ArtworkLiked | ItemEvent> = {
  name: GALLERY_VIEW,
  version: 5,
  collections: [galleryCollection],
  streamPrefixes: Object.values(PARTS).flatMap(({ streamPrefixes }) => streamPrefixes),
  catalogue: hugsProjection.catalogue,
  showsWords: true,
  project(event) {
    const series = seriesOf(event);
    return PARTS[series].project(event).map((change) => inGallery(series, change));
  },
};

function seriesOf(event: Occurrence<ArtworkEvent | ArtworkLiked | ItemEvent>): ArtworkSeries {
  if (event.type === 'ArtworkLiked') return event.data.series;
  if (isJudgement(event)) return event.data.kind === 'image' ? 'image' : 'hug';
  return artworkOf(event.recorded.stream).series;
}

function inGallery(series: ArtworkSeries, change: Change): Change {
  const place = { collection: GALLERY_VIEW, id: `${series}-${change.id}` };
  if (change.kind !== 'put') return { ...change, ...place };
  return { ...change, ...place, document: { kind: series, ...change.document, id: place.id } };
}
