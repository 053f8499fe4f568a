import { specify } from '../../../platform/decider/decider-specification.js';
import type { Span } from '../../../platform/decider/spans.js';
import { artworkDecider } from './artwork.decider.js';
import type { ArtworkEvent } from './artwork.events.js';
import { generationRequested, hugRequested } from './fixtures/artworks.js';
import { stepsOf } from './fixtures/steps.js';

const given = specify(artworkDecider);
const artwork = { series: 'hug', id: 7 } as const;
const span = (first: number, last: number): Span => ({ first, last });
const takeBack = (of: Span) => ({ kind: 'TakeBackLikes', artwork, span: of, reason: 'A script' }) as const;
const takenBack = (...spans: Span[]): ArtworkEvent => ({
  type: 'ArtworkLikesTakenBack',
  data: { ...artwork, spans, reason: 'A script' },
});

describe('likes of an artwork that were not meant', () => {
  it('are taken back, also while its picture is being made', () => {
    given(hugRequested, generationRequested())
      .when(takeBack(span(3, 32)))
      .then(takenBack(span(3, 32)));
    given()
      .when(takeBack(span(3, 32)))
      .thenFails('not_found');
  });

  it('are taken back once, whatever became of it since', () => {
    const before = [hugRequested, ...stepsOf(1), takenBack(span(3, 32)), ...stepsOf(2)];
    given(...before)
      .when(takeBack(span(3, 32)))
      .then();
    given(...before)
      .when(takeBack(span(0, 40)))
      .then(takenBack(span(0, 2), span(33, 40)));
  });
});
