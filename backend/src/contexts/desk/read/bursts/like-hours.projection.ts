import type { Occurrence, Projection } from '../../../../platform/consumers/projections/projection.js';
import { likeEvents, LIKE_STREAMS, type MascotLiked } from '../../../mascots/index.js';
import { artworkLikeEvents, artworkLikeStreams, type ArtworkLiked } from '../../../studio/index.js';
import { LIKE_HOURS_VIEW } from '../../views.js';
import { hourOf, LIKES_AT_ONCE, likeHourKey, likeHoursCollection, type LikeHour } from './like-hours.collection.js';

type LikeEvent = MascotLiked | ArtworkLiked;

/** How many likes each item got in each hour of its last week of likes; an hour takes the place of the one a week before. */
export const likeHoursProjection: Projection<LikeEvent> = {
  name: LIKE_HOURS_VIEW,
  version: 2,
  collections: [likeHoursCollection],
  streamPrefixes: [LIKE_STREAMS, artworkLikeStreams('hug'), artworkLikeStreams('image')],
  catalogue: { ...likeEvents, ...artworkLikeEvents },
  project(event) {
    const { revision: last, metadata } = event.recorded;
    if ((last + 1) % LIKES_AT_ONCE !== 0) return [];
    const { kind, itemId } = itemOf(event);
    const hour = hourOf(metadata.time);
    const place = { collection: LIKE_HOURS_VIEW, id: likeHourKey(kind, itemId, hour) };
    const begun: LikeHour = { id: place.id, kind, itemId, hour, likes: 0, first: last + 1 - LIKES_AT_ONCE, last };
    return [
      { kind: 'put', ...place, document: begun, unlessSame: 'hour' },
      { kind: 'increment', ...place, by: { likes: LIKES_AT_ONCE } },
      { kind: 'patch', ...place, fields: { last } },
    ];
  },
};

function itemOf(event: Occurrence<LikeEvent>): Pick<LikeHour, 'kind' | 'itemId'> {
  if (event.type === 'MascotLiked') return { kind: 'mascot', itemId: event.data.mascotId };
  return { kind: event.data.series, itemId: event.data.id };
}
