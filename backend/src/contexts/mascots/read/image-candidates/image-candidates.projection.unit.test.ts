import { inStream, specifyProjection } from '../../../../platform/consumers/projections/projection-specification.js';
import { IMAGE_SEARCH_STREAM, type ImageSearchEvent } from '../../domain/image-search.events.js';
import { IMAGE_CANDIDATES_VIEW } from '../../views.js';
import { imageCandidatesProjection } from './image-candidates.projection.js';

const given = specifyProjection(imageCandidatesProjection);
const searched = (run: number, images: string[], failure: string | null = null): ImageSearchEvent => ({
  type: 'MascotImagesSearched',
  data: { run, mascotId: 7, name: 'Tux', images, failure },
});

it('are those that were found last for a mascot', () =>
  given(
    inStream<ImageSearchEvent>(
      IMAGE_SEARCH_STREAM,
      { type: 'ImageSearchBegun', data: { run: 1 } },
      searched(1, [], 'Quota'),
      { type: 'ImageSearchEnded', data: { run: 1, reason: 'completed' } },
      { type: 'ImageSearchBegun', data: { run: 2 } },
      searched(2, ['https://example.org/tux.png']),
    ),
  ).thenHolds(IMAGE_CANDIDATES_VIEW, [{ id: 7, images: ['https://example.org/tux.png'], failure: null }]));
