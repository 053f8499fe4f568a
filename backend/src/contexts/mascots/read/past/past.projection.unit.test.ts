import { inStream, specifyProjection } from '../../../../platform/consumers/test-support/projection-specification.js';
import { mascotPublishedData } from '../../domain/fixtures/mascot-published.js';
import { moderationStream, type ItemEvent } from '../../../moderation/index.js';
import { likesStream, type MascotLiked } from '../../domain/like.js';
import { mascotStream, type MascotEvent } from '../../domain/mascot.events.js';
import { ERASED_MASCOTS_VIEW, LIKE_DAYS_VIEW, MASCOT_STATES_VIEW } from '../../views.js';
import { toDay, hashTexts } from './mascot-states.js';
import { pastProjection } from './past.projection.js';

const FIRST = '2026-01-01T23:59:59.999Z';
const SECOND = '2026-01-02T00:00:00.000Z';

const given = specifyProjection(pastProjection);
const published: MascotEvent = { type: 'MascotPublished', data: mascotPublishedData };
const at = (time: string, ...events: MascotEvent[]) => ({ ...inStream(mascotStream(9), ...events), time });
const likes = (time: string, count: number) => ({
  ...inStream(
    likesStream(9),
    ...Array.from({ length: count }, (): MascotLiked => ({ type: 'MascotLiked', data: { mascotId: 9 } })),
  ),
  time,
});
const { profile, imageUrl, slug } = mascotPublishedData;
const { contributor: _, visualDesc, facts, historyOverview, sourceUrl, ...values } = profile;
const hashes = hashTexts({ visualDesc, facts, historyOverview, sourceUrl, imageUrl });

const state = (revision: number, time: string, fields: object) => ({
  id: 9 * 2 ** 22 + revision,
  mascotId: 9,
  changedOn: revision === 0 ? null : toDay(time),
  time,
  isShown: true,
  values: {},
  hashes: {},
  ...fields,
});
const likeDay = (time: string, count: number) => ({
  id: 9 * 100_000 + toDay(time),
  mascotId: 9,
  day: toDay(time),
  likes: count,
});

describe('the history of mascots', () => {
  it('is kept by day, with hashes in place of texts', () =>
    given(
      at(FIRST, published),
      at(
        SECOND,
        { type: 'MascotEdited', data: { changes: { name: 'Tuxedo', visualDesc: 'Elegant', contributor: 'Bo' } } },
        { type: 'MascotImageChanged', data: { imageUrl: 'https://example.org/a.png' } },
        { type: 'MascotDeleted', data: { name: 'Tuxedo' } },
      ),
    ).thenHolds(MASCOT_STATES_VIEW, [
      state(0, FIRST, { values, hashes }),
      state(1, SECOND, { values: { name: 'Tuxedo' }, hashes: hashTexts({ visualDesc: 'Elegant' }) }),
      state(2, SECOND, { hashes: hashTexts({ imageUrl: 'https://example.org/a.png' }) }),
      state(3, SECOND, { isShown: false }),
    ]));

  it('continues after a restoration', () =>
    given(
      at(FIRST, published, { type: 'MascotWithdrawn', data: { name: 'Tux' } }),
      at(SECOND, {
        type: 'MascotRestored',
        data: { mascotId: 9, slug, profile, imageUrl, publishedAt: FIRST, likes: 0, reason: 'A mistake' },
      }),
    ).thenHolds(MASCOT_STATES_VIEW, [
      state(0, FIRST, { values, hashes }),
      state(1, FIRST, { isShown: false }),
      state(2, SECOND, { values, hashes }),
    ]));
});

describe('likes of a day', () => {
  it('are counted on their day', () =>
    given(likes(FIRST, 3), likes(SECOND, 1)).thenHolds(LIKE_DAYS_VIEW, [likeDay(FIRST, 3), likeDay(SECOND, 1)]));

  it('are not counted again after a restoration', () =>
    given(
      at(FIRST, published),
      likes(FIRST, 3),
      at(SECOND, { type: 'MissedLikesCounted', data: { likes: 2 } }),
    ).thenHolds(LIKE_DAYS_VIEW, [likeDay(FIRST, 3)]));
});

describe('erased mascots', () => {
  const verdicts = (...events: ItemEvent[]) => ({
    ...inStream(moderationStream({ kind: 'mascot', itemId: 9 }), ...events),
    time: SECOND,
  });
  const reason = { kind: 'mascot', itemId: 9, reason: 'Asked for' } as const;

  it('are recorded, and items of other kinds are not', () =>
    given(
      at(FIRST, published),
      verdicts({ type: 'ItemHidden', data: reason }, { type: 'ItemErased', data: reason }),
    ).thenHolds(ERASED_MASCOTS_VIEW, [{ id: 9 }]));

  it('do not include hidden mascots', () =>
    given(at(FIRST, published), verdicts({ type: 'ItemHidden', data: reason })).thenHolds(ERASED_MASCOTS_VIEW, []));
});
