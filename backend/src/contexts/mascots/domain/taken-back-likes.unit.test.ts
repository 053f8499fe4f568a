import { specify } from '../../../platform/decider/decider-specification.js';
import type { Span } from '../../../platform/decider/spans.js';
import { mascotPublishedData } from './fixtures/mascot-published.js';
import { mascotDecider } from './mascot.decider.js';
import type { MascotEvent } from './mascot.events.js';

const given = specify(mascotDecider);
const published: MascotEvent = { type: 'MascotPublished', data: mascotPublishedData };
const deleted: MascotEvent = { type: 'MascotDeleted', data: { name: 'Tux' } };
const span = (first: number, last: number): Span => ({ first, last });
const takeBack = (of: Span) => ({ kind: 'TakeBackLikes', span: of, reason: 'A script' }) as const;
const takenBack = (...spans: Span[]): MascotEvent => ({
  type: 'MascotLikesTakenBack',
  data: { mascotId: 9, spans, reason: 'A script' },
});

describe('likes that were not meant', () => {
  it('are taken back', () =>
    given(published)
      .when(takeBack(span(3, 32)))
      .then(takenBack(span(3, 32))));

  it('are taken back once: what is left, if anything', () => {
    const before = [published, takenBack(span(3, 32)), takenBack(span(40, 49))];
    given(...before)
      .when(takeBack(span(3, 32)))
      .then();
    given(...before)
      .when(takeBack(span(10, 45)))
      .then(takenBack(span(33, 39)));
    given(...before)
      .when(takeBack(span(0, 60)))
      .then(takenBack(span(0, 2), span(33, 39), span(50, 60)));
  });

  it('are those of a mascot in the directory', () => {
    given()
      .when(takeBack(span(0, 9)))
      .thenFails('not_found');
    given(published, deleted)
      .when(takeBack(span(0, 9)))
      .thenFails('not_found');
  });

  it('stay so when their mascot was away', () => {
    const { origin: _, ...lasting } = mascotPublishedData;
    const data = { ...lasting, publishedAt: '2026-01-01T10:00:00.000Z', likes: 40, reason: 'A script' };
    const restored: MascotEvent = { type: 'MascotRestored', data };
    const away = [published, takenBack(span(3, 32)), takenBack(span(33, 34)), deleted];
    given(...away)
      .when({ kind: 'RestoreMascot', from: 'deleted', ...data })
      .then(restored, takenBack(span(3, 34)));
    given(...away, restored, takenBack(span(3, 34)))
      .when(takeBack(span(3, 34)))
      .then();
  });
});
