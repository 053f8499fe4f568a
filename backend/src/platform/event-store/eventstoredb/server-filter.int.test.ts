import { anEvent, dataOf, eventsOf, numbered, Subscriber } from '../contract/test-support/harness.js';
import type { EventFilter } from '../event-store.js';
import { useSimulator } from '../../../test-support/testing/use-simulator.js';
import { BatchAssembly } from './feed.js';

const OTHERS = 3000;

describe('The past of a consumer that does not want everything', () => {
  const server = useSimulator(undefined, 'all');
  let head: string | undefined;

  beforeAll(async () => {
    const store = server.openStore();
    await store.append('likes-1', 'any', [anEvent({ type: 'Liked', data: 'a' })]);
    for (let count = 0; count < OTHERS; count += 1500) await store.append('mascot-1', 'any', numbered(1500));
    await store.append('likes-1', 'any', [anEvent({ type: 'Liked', data: 'b' })]);
    await store.append('mascot-2', 'any', [...numbered(10), anEvent({ type: 'Renamed' })]);
    head = await store.head();
  });
  afterEach(() => jest.restoreAllMocks());

  it.each<[EventFilter, unknown[]]>([
    [{ streamPrefixes: ['likes-'] }, ['a', 'b']],
    [{ eventTypes: ['Liked'] }, ['a', 'b']],
    [{ streamPrefixes: ['likes-'], eventTypes: ['Unliked'] }, []],
    [{ streamPrefixes: [] }, []],
    [{ eventTypes: [] }, []],
  ])('comes without the rest: %j', async (filter, expected) => {
    const assemble = jest.spyOn(BatchAssembly.prototype, 'assemble');
    const subscriber = new Subscriber(server.openStore(), { filter });
    const batches = await subscriber.untilCaughtUp();
    subscriber.abort();
    expect(dataOf(eventsOf(batches))).toEqual(expected);
    expect(batches.at(-1)?.position).toBe(head);
    const came = assemble.mock.calls.reduce((sum, [items]) => sum + items.length, 0);
    expect(came).toBeLessThan(OTHERS / 100);
  });

  it('moves on while nothing passes, to events of ours only', async () => {
    const subscriber = new Subscriber(server.openStore(), { filter: { streamPrefixes: ['likes-'] }, batchSize: 1 });
    const batches = await subscriber.untilCaughtUp();
    subscriber.abort();
    const moved = batches.filter(({ events }) => events.length === 0);
    expect(moved.length).toBeGreaterThan(1);
    for (const { position, last } of moved) expect(last?.position ?? position).toBe(position);
  });
});
