import { specify } from '../../../platform/decider/decider-specification.js';
import { artworkDecider } from './artwork.decider.js';
import {
  drawingSubmitted,
  generationRequested,
  hugRequested,
  imageRequested,
  making,
  requestHug,
} from './fixtures/artworks.js';
import { stepsOf } from './fixtures/steps.js';

const given = specify(artworkDecider);

describe('an artwork', () => {
  it('begins with what it shows and its first generation', () => {
    given().when(requestHug).then(hugRequested, generationRequested());
    given()
      .when({ kind: 'SubmitDrawing', data: drawingSubmitted.data, making })
      .then(drawingSubmitted, generationRequested());
    given()
      .when({ kind: 'RequestImage', data: imageRequested.data, making })
      .then(imageRequested, generationRequested());
  });

  it('begins once', () => given(hugRequested, generationRequested()).when(requestHug).thenFails('conflict'));

  it('is made again with the next seed, by the provider of the day', () =>
    given(hugRequested, ...stepsOf(1))
      .when({ kind: 'Reroll', provider: 'scenario' })
      .then({ type: 'GenerationRequested', data: { generation: 2, seed: 41, provider: 'scenario', format: 'jpeg' } }));

  it('loses its portrait once its picture is done, and is not made again then', () => {
    const deleted = { type: 'PortraitDeleted', data: { hugId: 7, deletedUrl: hugRequested.data.portraitUrl } } as const;
    const made = [hugRequested, ...stepsOf(1)];
    given(...made)
      .when({ kind: 'DeletePortrait' })
      .then(deleted);
    given(...made, deleted)
      .when({ kind: 'DeletePortrait' })
      .then();
    given(...made, generationRequested(2))
      .when({ kind: 'DeletePortrait' })
      .then();
    given(drawingSubmitted, ...stepsOf(1))
      .when({ kind: 'DeletePortrait' })
      .then();
    given(...made, deleted)
      .when({ kind: 'Reroll', provider: 'local' })
      .thenFails('gone');
  });

  it('is made again after a failure', () =>
    given(hugRequested, generationRequested(), {
      type: 'GenerationFailed',
      data: { generation: 1, failure: 'busy', detail: null },
    })
      .when({ kind: 'Reroll', provider: 'local' })
      .then(generationRequested(2)));

  it.each([1, 2, 3, 4])('is not made again while it is being made (%i events so far)', (count) =>
    given(hugRequested, ...stepsOf(1).slice(0, count))
      .when({ kind: 'Reroll', provider: 'local' })
      .thenFails('conflict', 'This picture is still being made. Please wait until it is done.'),
  );

  it('that nobody asked for cannot be made again', () =>
    given().when({ kind: 'Reroll', provider: 'local' }).thenFails('not_found', 'Hug not found'));
});
