import { useSimulator } from '../../../../test-support/testing/use-simulator.js';
import { anEvent, metadata, numbered, readAll } from '../../contract/harness.js';
import type { EventStore, NewEvent } from '../../event-store.js';
import { EventStoreDbEventStore } from '../eventstoredb-event-store.js';
import { QUICK } from '../testing/quick-timing.js';

const HOUR = 60 * 60 * 1000;
const NOON = Date.parse('2026-03-01T12:00:00.000Z');

describe('What was appended before there were markers', () => {
  const server = useSimulator();
  const stores: EventStore[] = [];
  afterEach(() => Promise.all(stores.splice(0).map((store) => store.close())));

  const openAt = (now: number): EventStoreDbEventStore => {
    const store = new EventStoreDbEventStore({ url: server.simulator.url, timing: QUICK, now: () => now });
    stores.push(store);
    return store;
  };
  const eventAt = (time: number): NewEvent =>
    anEvent({ metadata: { ...metadata, time: new Date(time).toISOString() } });
  /** As releases before did: with nothing that tells of it. */
  const appendedBefore = async (...times: number[]): Promise<NewEvent[]> => {
    const events = times.map(eventAt);
    for (const [index, event] of events.entries())
      await openAt(NOON).append('count-1', index === 0 ? 'no_stream' : index - 1, [event]);
    return events;
  };

  it('is found for as long as it may come again', async () => {
    const [first, second] = await appendedBefore(NOON - 23 * HOUR, NOON - HOUR);
    const store = openAt(NOON);
    expect(await store.find('count-1', second!.id)).toMatchObject({ id: second!.id, revision: 1 });
    expect(await store.find('count-1', first!.id)).toMatchObject({ id: first!.id, revision: 0 });
    expect(await store.find('count-2', first!.id)).toBeUndefined();
    expect(await openAt(NOON + 47 * HOUR).find('count-1', first!.id)).toMatchObject({ revision: 0 });
    expect(await openAt(NOON + 49 * HOUR).find('count-1', first!.id)).toBeUndefined();
  });

  it('is found behind what has been appended with markers since, and beside nodes that leave none', async () => {
    const [first] = await appendedBefore(NOON - HOUR);
    const store = openAt(NOON);
    await store.append('count-1', 0, [eventAt(NOON)], { repeatable: true });
    const beside = eventAt(NOON + HOUR);
    await store.append('count-1', 1, [beside]);
    expect(await store.find('count-1', first!.id)).toMatchObject({ revision: 0 });
    expect(await store.find('count-1', beside.id)).toMatchObject({ revision: 2 });
  });

  it('is not looked for further back than a request may be repeated', async () => {
    const [old] = await appendedBefore(NOON - 50 * HOUR, NOON - 49 * HOUR, NOON - HOUR);
    expect(await openAt(NOON).find('count-1', old!.id)).toBeUndefined();
  });

  it('is not looked for in a log that has begun with markers', async () => {
    const store = openAt(NOON);
    await store.identity();
    const [event] = await appendedBefore(NOON - HOUR);
    expect(await store.find('count-1', event!.id)).toBeUndefined();
  });

  it('is noted beside the log, once, by whoever looks first', async () => {
    const events = await appendedBefore(NOON - HOUR);
    const nodes = [openAt(NOON), openAt(NOON)];
    await Promise.all(nodes.map((node) => node.find('count-1', numbered(1)[0]!.id)));
    expect((await readAll(openAt(NOON))).map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  });

  it('is found once the server that could not take the note is there again', async () => {
    const [event] = await appendedBefore(NOON - HOUR);
    const store = openAt(NOON);
    await store.identity();
    server.simulator.faults.refuseAppends();
    await expect(store.find('count-1', event!.id)).rejects.toThrow();
    server.simulator.faults.acceptAppends();
    expect(await store.find('count-1', event!.id)).toMatchObject({ revision: 0 });
  });
});
