import type { RecordedEvent } from '../../../event-store/event-store.js';
import type { Change, ReadStore } from '../../read-store.js';
import {
  commitOne,
  FIRST_BUILD,
  increment,
  mascots,
  patch,
  positionOf,
  put,
  remove,
  tags,
} from '../../test-support/harness.js';
import { digestOf } from '../../test-support/digest.js';

const STEPS: readonly [stream: string, ...changes: Change[]][] = [
  ['mascot-1', put(1, { name: 'Astro', about: 'a small robot', likes: 0, year: 2013 })],
  ['mascot-2', put(2, { name: 'Tux', about: 'a penguin', likes: 0 }), tag('bird', 1)],
  ['likes-1', increment(1, { likes: 1 })],
  ['mascot-3', put(3, { name: 'Robotnik', likes: 5, year: 1991 })],
  ['likes-1', increment(1, { likes: 1 }), tag('liked', 2)],
  ['mascot-1', patch(1, { name: 'Astro Boy', year: null })],
  ['mascot-3', remove(3), { kind: 'remove', collection: 'tags', id: 'bird' }],
  ['likes-2', increment(2, { likes: 1 })],
  ['likes-3', increment(3, { likes: 1 })],
  ['mascot-2', patch(2, { about: 'a robot penguin' })],
  ['mascot-3', put(3, { name: 'Domo', likes: 0, year: 1998 })],
  ['likes-1', increment(1, { likes: 1 })],
];

function tag(id: string, weight: number): Change {
  return { kind: 'put', collection: 'tags', id, document: { weight } };
}

const metadata = {
  time: '2026-01-01T00:00:00.000Z',
  correlationId: 'story',
  causationId: 'story',
  actor: { kind: 'system' },
  command: 'AdvanceStory',
  schemaVersion: 1,
} as const;

interface SampleEvent extends RecordedEvent {
  readonly data: readonly Change[];
}

const EVENTS: readonly SampleEvent[] = STEPS.map(([stream, ...data], index) => ({
  id: `event-${index}`,
  type: 'StoryAdvanced',
  stream,
  revision: STEPS.slice(0, index).filter(([other]) => other === stream).length,
  position: positionOf(index + 1),
  data,
  metadata,
}));

export async function applyBatches(store: ReadStore, batchSize: number, upTo = EVENTS.length): Promise<void> {
  await store.prepare(FIRST_BUILD, [mascots, tags]);
  await store.activate(FIRST_BUILD);
  const checkpoint = (await store.checkpoint(FIRST_BUILD)) ?? '';
  const ahead = EVENTS.slice(0, upTo).filter(({ position }) => position > checkpoint);
  for (let start = 0; start < ahead.length; start += batchSize) {
    await deliver(store, ahead.slice(start, start + batchSize));
  }
}

/** Commits a range of events, numbered from 1, whatever the checkpoint. */
export const redeliver = (store: ReadStore, first: number, last: number): Promise<void> =>
  deliver(store, EVENTS.slice(first - 1, last));

async function deliver(store: ReadStore, events: readonly SampleEvent[]): Promise<void> {
  const changes = events.flatMap(({ position, data }) => data.map((change) => ({ position, change })));
  await commitOne(store, { projection: FIRST_BUILD, changes }, { position: events.at(-1)?.position ?? '' });
}

export async function outcomeOf(store: ReadStore): Promise<unknown> {
  const checkpoint = await store.checkpoint(FIRST_BUILD);
  return {
    checkpoint,
    digests: [await digestOf(store, 'mascots'), await digestOf(store, 'tags')],
    robots: await store.find('mascots', { search: 'robot' }),
    byYear: await store.find('mascots', { sort: { field: 'year', direction: 'asc' } }),
    liked: await store.find('mascots', { where: [{ field: 'likes', from: 1 }], limit: 1 }),
    named: await store.find('mascots', { where: [{ field: 'name', oneOf: ['TUX', 'domo'] }] }),
  };
}
