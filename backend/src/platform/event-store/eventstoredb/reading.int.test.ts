import { collect } from '../event-store.js';
import { numbered, readAll, readStream, Subscriber } from '../contract/test-support/harness.js';
import { EventStoreUnavailable, UnknownPosition } from '../errors.js';
import { fromPosition, toPosition } from './events.js';
import { EventStoreDBClient } from '@eventstore/db-client';
import type { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { FAIL_FAST } from './testing/quick-timing.js';
import { useSimulator } from '../../../test-support/testing/use-simulator.js';

const COUNT = 1200;
const numbers = Array.from({ length: COUNT }, (_, index) => index);

describe('Reading a long log from EventStoreDB', () => {
  const server = useSimulator(undefined, 'all');
  let store: EventStoreDbEventStore;
  beforeAll(async () => {
    store = server.openStore();
    for (let first = 0; first < COUNT; first += 400) await store.append('count-1', 'any', numbered(400, first));
  });

  it.each([
    ['a stream', 'forwards', (store: EventStoreDbEventStore) => store.readStream('count-1')],
    [
      'a stream',
      'backwards',
      (store: EventStoreDbEventStore) => store.readStream('count-1', { direction: 'backwards' }),
    ],
    ['the log', 'forwards', (store: EventStoreDbEventStore) => store.readAll()],
  ])('resumes when connections are cut while it reads %s %s', async (_, direction, read) => {
    const seen: unknown[] = [];
    for await (const { data } of read(store)) {
      seen.push(data);
      if (seen.length % 500 === 0) server.simulator.dropConnections();
    }
    expect(seen).toEqual(direction === 'forwards' ? numbers : numbers.toReversed());
  });

  it('starts again with a new connection when one is stuck', async () => {
    const hasty = server.openStore({ readTimeoutMs: 100 });
    const seen: unknown[] = [];
    for await (const { data } of hasty.readStream('count-1')) {
      seen.push(data);
      if (seen.length === 600) server.simulator.faults.hangOpenStreams();
    }
    expect(seen).toEqual(numbers);
    expect(await readStream(store, 'count-1')).toHaveLength(COUNT);
  });

  it.each([
    ['a stream', 'forwards', (store: EventStoreDbEventStore) => store.readStream('count-1')],
    ['the log', 'forwards', (store: EventStoreDbEventStore) => store.readAll()],
  ])('reads %s %s to the end although the server reports the end too early', async (_, direction, read) => {
    const reading = read(store);
    const seen: unknown[] = [];
    for await (const { data } of reading) {
      if (seen.length === 0) server.simulator.faults.cutReads(300, 3);
      if (seen.length === 0) server.simulator.dropConnections();
      seen.push(data);
    }
    expect(seen).toEqual(direction === 'forwards' ? numbers : numbers.toReversed());
  });

  it('searches a stream again only in its new events', async () => {
    const [searching, events] = [server.openStore(), numbered(2)];
    expect(await searching.find('count-1', events[0]!.id)).toBeUndefined();
    const { revision } = await store.append('count-1', 'any', events);
    const reading = jest.spyOn(searching, 'readStream');
    expect(await searching.find('count-1', events[0]!.id)).toMatchObject({ revision: revision - 1, id: events[0]!.id });
    expect(await searching.find('count-1', events[1]!.id)).toMatchObject({ revision });
    expect(await searching.find('count-1', 'unknown')).toBeUndefined();
    for (const [, options] of reading.mock.calls) expect(options?.from).toBeGreaterThanOrEqual(COUNT);
  });
});

describe('Reading from EventStoreDB', () => {
  const server = useSimulator();

  it('reads a stream to its end in one call', async () => {
    const store = server.openStore();
    await store.append('count-1', 'any', numbered(40));
    const read = jest.spyOn(EventStoreDBClient.prototype, 'readStream');
    for (const from of [undefined, 0, 39, 40]) {
      read.mockClear();
      const events = await collect(store.readStream('count-1', from === undefined ? {} : { from }));
      expect(events).toHaveLength(40 - (from ?? 0));
      expect(read).toHaveBeenCalledTimes(1);
    }
    read.mockRestore();
  });

  it('does not treat a log as empty when the server does not report its end', async () => {
    const store = server.openStore();
    const { position } = await store.append('count-1', 'any', numbered(3));
    const { faults } = server.simulator;
    faults.cutReads(0);
    expect(await store.head()).toBe(position);
    faults.cutReads(0);
    expect(await readAll(store)).toHaveLength(3);
    const subscriber = new Subscriber(store, { from: position });
    faults.cutReads(0);
    expect((await subscriber.next())?.caughtUp).toBe(true);
    subscriber.abort();
  });

  it('gives up on a server that hangs, after a bounded time', async () => {
    const store = server.openStore({ readTimeoutMs: 20, backoff: FAIL_FAST });
    server.simulator.faults.hang();
    await expect(store.head()).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(readStream(store, 'count-1')).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(readAll(store)).rejects.toBeInstanceOf(EventStoreUnavailable);
  });

  it('finds the last own event before any number of other events', async () => {
    const store = server.openStore();
    expect(await store.head()).toBeUndefined();
    const { position } = await store.append('count-1', 'any', numbered(1));
    const client = EventStoreDBClient.connectionString(server.simulator.url);
    for (let maxCount = 1; maxCount <= 100; maxCount++) await client.setStreamMetadata('count-1', { maxCount });
    await client.dispose();
    expect(await store.head()).toBe(position);
  });

  it('rejects an invalid position without discarding the shared connection', async () => {
    const store = server.openStore();
    const { position } = await store.append('count-1', 'any', numbered(1));
    await store.append('count-1', 'any', numbered(3));
    await readAll(store);
    const connect = jest.spyOn(EventStoreDBClient, 'connectionString');
    const { commit, prepare } = fromPosition(position);
    for (const from of [
      toPosition({ commit: commit + 1n, prepare: prepare + 1n }),
      toPosition({ commit, prepare: prepare - 1n }),
    ]) {
      await expect(collect(store.readAll({ from }))).rejects.toBeInstanceOf(UnknownPosition);
      await expect(new Subscriber(store, { from }).next()).rejects.toBeInstanceOf(UnknownPosition);
    }
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
  });
});

describe('Subscribing to EventStoreDB 23.10', () => {
  const server = useSimulator(() => ({ release: '23.10' }));

  it('rejects a position between two events', async () => {
    const store = server.openStore();
    const { position } = await store.append('count-1', 'any', numbered(1));
    await store.append('count-1', 'any', numbered(3));
    const { commit, prepare } = fromPosition(position);
    const from = toPosition({ commit: commit + 1n, prepare: prepare + 1n });
    await expect(new Subscriber(store, { from }).next()).rejects.toBeInstanceOf(UnknownPosition);
  });
});
