import { fold } from '../../../platform/decider/decider.js';
import { specify } from '../../../platform/decider/decider-specification.js';
import { imageSearches } from './image-search.decider.js';
import type { ImageSearchEvent } from './image-search.events.js';

const given = specify(imageSearches.decider);
const begun = (run = 1): ImageSearchEvent => ({ type: 'ImageSearchBegun', data: { run } });
const ended = (reason: 'completed' | 'stopped' | 'failing', run = 1): ImageSearchEvent => ({
  type: 'ImageSearchEnded',
  data: { run, reason },
});
const outcome = (mascotId: number, { run = 1, failure = null as string | null, images = [] as string[] } = {}) => ({
  run,
  mascotId,
  name: `Mascot ${mascotId}`,
  images,
  failure,
});
const searched = (...parameters: Parameters<typeof outcome>): ImageSearchEvent => ({
  type: 'MascotImagesSearched',
  data: outcome(...parameters),
});
const record = (...parameters: Parameters<typeof outcome>) => ({
  kind: 'record' as const,
  outcome: outcome(...parameters),
});

it('is begun once at a time, and again after its end', () => {
  given().when({ kind: 'begin' }).then(begun());
  given(begun()).when({ kind: 'begin' }).then();
  given(begun(), ended('stopped')).when({ kind: 'begin' }).then(begun(2));
});

it('is stopped while it runs', () => {
  given().when({ kind: 'stop' }).then();
  given(begun()).when({ kind: 'stop' }).then(ended('stopped'));
  given(begun(), ended('completed')).when({ kind: 'stop' }).then();
});

it('searches for each mascot once, in turn, while it runs', () => {
  given(begun()).when(record(3)).then(searched(3));
  given(begun(), searched(3)).when(record(3)).then();
  given(begun(), searched(3)).when(record(2)).then();
  given(begun(), ended('stopped')).when(record(3)).then();
  given(begun(), ended('stopped'), begun(2)).when(record(3)).then();
});

it('is completed in its own run', () => {
  given(begun()).when({ kind: 'complete', run: 1 }).then(ended('completed'));
  given(begun(), ended('stopped'), begun(2)).when({ kind: 'complete', run: 1 }).then();
});

it('is given up when the provider fails time after time', () => {
  const failing = (count: number) => Array.from({ length: count }, (_, id) => searched(id + 1, { failure: 'Quota' }));
  given(begun(), ...failing(8))
    .when(record(9, { failure: 'Quota' }))
    .then(searched(9, { failure: 'Quota' }));
  given(begun(), ...failing(9))
    .when(record(10, { failure: 'Quota' }))
    .then(searched(10, { failure: 'Quota' }), ended('failing'));
  given(begun(), ...failing(9), searched(10))
    .when(record(11, { failure: 'Quota' }))
    .then(searched(11, { failure: 'Quota' }));
});

it('counts what was found and what failed, and tells the last failures', () => {
  const failures = Array.from({ length: 25 }, (_, id) => [
    searched(2 * id + 3, { failure: 'Quota' }),
    searched(2 * id + 4),
  ]).flat();
  const events = [begun(), searched(1, { images: ['https://example.org/a.png'] }), searched(2), ...failures];
  const state = fold(imageSearches.decider, events);
  expect(state).toMatchObject({ run: 1, status: 'running', last: 52, searched: 52, found: 1, failed: 25 });
  expect(state.failures).toHaveLength(20);
  expect(state.failures.at(-1)).toEqual({ mascotId: 51, name: 'Mascot 51', message: 'Quota' });
});
