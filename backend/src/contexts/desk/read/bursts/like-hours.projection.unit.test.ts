import { inStream, specifyProjection } from '../../../../platform/consumers/projections/projection-specification.js';
import type { MascotLiked } from '../../../mascots/index.js';
import type { ArtworkLiked } from '../../../studio/index.js';
import { LIKE_HOURS_VIEW } from '../../views.js';
import { likeHourKey, type LikeHour } from './like-hours.collection.js';
import { likeHoursProjection } from './like-hours.projection.js';

const given = specifyProjection(likeHoursProjection);
const likes = <Like extends MascotLiked | ArtworkLiked>(time: string, stream: string, count: number, like: Like) => ({
  ...inStream<MascotLiked | ArtworkLiked>(stream, ...Array.from({ length: count }, () => like)),
  time,
});
const tux = (count: number, time: string) =>
  likes(time, 'likes-mascot-9', count, { type: 'MascotLiked', data: { mascotId: 9 } });
const hug = (count: number, time: string) =>
  likes(time, 'likes-hug-7', count, { type: 'ArtworkLiked', data: { series: 'hug', id: 7 } });
const document = ({ hour: time, ...counted }: Omit<LikeHour, 'id' | 'hour'> & { readonly hour: string }) => {
  const hour = Date.parse(time);
  return { ...counted, hour, id: likeHourKey(counted.kind, counted.itemId, hour) };
};

const TEN = '2026-01-05T10:00:00.000Z';
const ELEVEN = '2026-01-05T11:00:00.000Z';
const A_WEEK_LATER = '2026-01-12T10:00:00.000Z';
const ofTux = { kind: 'mascot', itemId: 9 } as const;

describe('hours of likes', () => {
  it('are counted for each item, by tens', () =>
    given(
      tux(12, TEN),
      hug(10, '2026-01-05T10:30:00.000Z'),
      hug(9, '2026-01-05T10:40:00.000Z'),
      tux(9, '2026-01-05T10:59:59.999Z'),
      tux(9, ELEVEN),
    ).thenHolds(LIKE_HOURS_VIEW, [
      document({ kind: 'hug', itemId: 7, hour: TEN, likes: 10, first: 0, last: 9 }),
      document({ ...ofTux, hour: TEN, likes: 20, first: 0, last: 19 }),
      document({ ...ofTux, hour: ELEVEN, likes: 10, first: 20, last: 29 }),
    ]));

  it('are known for a week', () =>
    given(tux(20, TEN), tux(10, ELEVEN), tux(10, A_WEEK_LATER)).thenHolds(LIKE_HOURS_VIEW, [
      document({ ...ofTux, hour: A_WEEK_LATER, likes: 10, first: 30, last: 39 }),
      document({ ...ofTux, hour: ELEVEN, likes: 10, first: 20, last: 29 }),
    ]));
});
