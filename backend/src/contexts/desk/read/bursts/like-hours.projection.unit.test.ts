import { inStream, specifyProjection } from '../../../../platform/consumers/projections/projection-specification.js';
import type { MascotLiked } from '../../../mascots/index.js';
import type { ArtworkLiked } from '../../../studio/index.js';
import { LIKE_HOURS_VIEW } from '../../views.js';
import { likeHourKey, type LikeHour } from './like-hours.collection.js';
import { likeHoursProjection } from './like-hours.projection.js';

const given = specifyProjection(likeHoursProjection);
const tux: MascotLiked = { type: 'MascotLiked', data: { mascotId: 9 } };
const hug: ArtworkLiked = { type: 'ArtworkLiked', data: { series: 'hug', id: 7 } };
const at = (time: string, stream: string, ...events: (MascotLiked | ArtworkLiked)[]) => ({
  ...inStream(stream, ...events),
  time,
});
const document = (hour: LikeHour) => ({ ...hour, id: likeHourKey(hour.kind, hour.itemId, hour.hour) });

const TEN = '2026-01-05T10:00:00.000Z';
const ELEVEN = '2026-01-05T11:00:00.000Z';
const A_WEEK_LATER = '2026-01-12T10:00:00.000Z';
const ofTux = { id: '', kind: 'mascot', itemId: 9 } as const;

describe('hours of likes', () => {
  it('are counted for each item', () =>
    given(
      at('2026-01-05T10:00:00.000Z', 'likes-mascot-9', tux, tux),
      at('2026-01-05T10:30:00.000Z', 'likes-hug-7', hug),
      at('2026-01-05T10:59:59.999Z', 'likes-mascot-9', tux),
      at('2026-01-05T11:00:00.000Z', 'likes-mascot-9', tux),
    ).thenHolds(LIKE_HOURS_VIEW, [
      document({ id: '', kind: 'hug', itemId: 7, hour: TEN, likes: 1, first: 0, last: 0 }),
      document({ ...ofTux, hour: TEN, likes: 3, first: 0, last: 2 }),
      document({ ...ofTux, hour: ELEVEN, likes: 1, first: 3, last: 3 }),
    ]));

  it('are known for a week', () =>
    given(
      at(TEN, 'likes-mascot-9', tux, tux),
      at(ELEVEN, 'likes-mascot-9', tux),
      at(A_WEEK_LATER, 'likes-mascot-9', tux),
    ).thenHolds(LIKE_HOURS_VIEW, [
      document({ ...ofTux, hour: A_WEEK_LATER, likes: 1, first: 3, last: 3 }),
      document({ ...ofTux, hour: ELEVEN, likes: 1, first: 2, last: 2 }),
    ]));
});
