import { inStream, specifyProjection } from '../../../../platform/consumers/test-support/projection-specification.js';
import { mascotPublishedData } from '../../domain/fixtures/mascot-published.js';
import { likesStream, type MascotLiked } from '../../domain/like.js';
import { mascotStream, type MascotEvent } from '../../domain/mascot.events.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { directoryProjection } from './directory.projection.js';

const PUBLISHED_AT = '2026-01-01T10:00:00.000Z';
const CHANGED_AT = '2026-01-02T10:00:00.000Z';

const given = specifyProjection(directoryProjection);
const published: MascotEvent = { type: 'MascotPublished', data: mascotPublishedData };
const liked: MascotLiked = { type: 'MascotLiked', data: { mascotId: 9 } };
const at = (time: string, ...events: MascotEvent[]) => ({ ...inStream(mascotStream(9), ...events), time });
const likes = (...events: MascotLiked[]) => inStream(likesStream(9), ...events);

const shown = (revision: number, nth = revision + 1) => ({
  revision,
  eventId: `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
});

const { profile, slug, imageUrl } = mascotPublishedData;
const times = { createdAt: PUBLISHED_AT, updatedAt: PUBLISHED_AT };
const document = { id: 9, slug, ...profile, imageUrl, picture: 'missing', likes: 0, ...times, ...shown(0) };

describe('the directory', () => {
  it('shows published mascots', () => given(at(PUBLISHED_AT, published)).thenHolds(DIRECTORY_VIEW, [document]));

  it('counts likes, which do not count as changes', () =>
    given(at(PUBLISHED_AT, published), likes(liked, liked, liked)).thenHolds(DIRECTORY_VIEW, [
      { ...document, likes: 3 },
    ]));

  it('counts likes during a restoration', () => {
    const missed: MascotEvent = { type: 'MissedLikesCounted', data: { likes: 2 } };
    return given(at(PUBLISHED_AT, published), likes(liked), at(CHANGED_AT, missed)).thenHolds(DIRECTORY_VIEW, [
      { ...document, likes: 3, ...shown(1, 3) },
    ]);
  });

  it('follows edits and new pictures', () =>
    given(
      at(PUBLISHED_AT, published),
      at(
        CHANGED_AT,
        { type: 'MascotEdited', data: { changes: { name: 'Tuxedo', industry: null } } },
        { type: 'MascotImageChanged', data: { imageUrl: 'https://example.org/a.png' } },
      ),
    ).thenHolds(DIRECTORY_VIEW, [
      {
        ...document,
        name: 'Tuxedo',
        industry: null,
        imageUrl: 'https://example.org/a.png',
        picture: 'present',
        updatedAt: CHANGED_AT,
        ...shown(2),
      },
    ]));

  it('ignores later events of a deleted mascot', () =>
    given(at(PUBLISHED_AT, published, { type: 'MascotDeleted', data: { name: 'Tux' } }), likes(liked)).thenHolds(
      DIRECTORY_VIEW,
      [],
    ));

  it('shows restored mascots with their likes, and continues to count', () => {
    const { origin: _, ...lasting } = mascotPublishedData;
    const restored: MascotEvent = {
      type: 'MascotRestored',
      data: { ...lasting, publishedAt: PUBLISHED_AT, likes: 2, reason: 'A mistake' },
    };
    return given(
      at(PUBLISHED_AT, published),
      likes(liked, liked),
      at(CHANGED_AT, { type: 'MascotWithdrawn', data: { name: 'Tux' } }, restored),
      likes(liked),
    ).thenHolds(DIRECTORY_VIEW, [{ ...document, likes: 3, updatedAt: CHANGED_AT, ...shown(2, 5) }]);
  });

  it('follows a reverted edit', () =>
    given(
      at(PUBLISHED_AT, published, { type: 'MascotEdited', data: { changes: { name: 'Tuxedo' } } }),
      at(CHANGED_AT, {
        type: 'MascotEditReverted',
        data: { revisions: [1], changes: { name: 'Tux', imageUrl: null }, reason: 'A mistake' },
      }),
    ).thenHolds(DIRECTORY_VIEW, [
      { ...document, imageUrl: null, picture: 'missing', updatedAt: CHANGED_AT, ...shown(2) },
    ]));
});
