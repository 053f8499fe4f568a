import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { anEvent, dataOf, eventsOf, numbered, Subscriber } from '../contract/test-support/harness.js';
import { CheckpointBeyondLog, EventStoreUnavailable, LogDamaged, LogReplaced } from '../errors.js';
import type { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { FAIL_FAST } from './testing/quick-timing.js';
import { useSimulator } from '../../../test-support/testing/use-simulator.js';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('Subscribing to EventStoreDB', () => {
  const server = useSimulator();

  it.each([
    ['connections are cut', async () => server.simulator.dropConnections()],
    ['the server ends the subscription as if all were well', async () => server.simulator.faults.endStreams()],
    ['the server restarts', () => server.simulator.restart()],
  ])('continues after the last batch whenever %s', async (_, drop) => {
    const store = server.openStore();
    const subscriber = new Subscriber(store);
    const seen = subscriber.untilEvents(40);
    for (const first of range(4)) {
      await appendOneByOne(store, first * 10);
      await drop();
    }
    expect(dataOf(eventsOf(await seen))).toEqual(range(40));
    subscriber.abort();
  });

  it('never reports a position beyond the log', async () => {
    const store = server.openStore();
    const subscriber = new Subscriber(store);
    const first = (await subscriber.untilCaughtUp()).at(-1);
    const live = subscriber.untilEvents(2);
    for (const number of range(2)) await store.append('count-1', 'any', numbered(1, number));
    const batches = await live;
    expect(dataOf(eventsOf(batches))).toEqual([0, 1]);
    const head = (await store.head()) ?? '';
    for (const { position } of [...batches, first!]) expect(position <= head).toBe(true);
    subscriber.abort();
  });

  it('delivers every event once while connections are cut during a catch-up', async () => {
    const store = server.openStore();
    for (const first of range(5)) await store.append('count-1', 'any', numbered(300, first * 300));
    const subscriber = new Subscriber(store, { batchSize: 50 });
    let cuts = 0;
    const batches = await subscriber.until((batch, events) => {
      if (events.length > (cuts + 1) * 250) {
        server.simulator.dropConnections();
        cuts++;
      }
      return batch.caughtUp;
    });
    expect(cuts).toBe(5);
    expect(dataOf(eventsOf(batches))).toEqual(range(1500));
    subscriber.abort();
  });

  it('notices that it is stuck, and subscribes again', async () => {
    const store = server.openStore({ watchdogMs: 50, readTimeoutMs: 200 });
    const subscriber = new Subscriber(store);
    await store.append('count-1', 'any', numbered(1));
    await subscriber.untilCaughtUp();
    server.simulator.faults.hangOpenStreams();
    const live = subscriber.untilEvents(2);
    await server.openStore().append('count-1', 'any', numbered(2, 1));
    expect(dataOf(eventsOf(await live))).toEqual([1, 2]);
    subscriber.abort();
  });

  it('notices that the log was replaced by a shorter one while it was connected', async () => {
    const store = server.openStore({ watchdogMs: 50 });
    await store.append('count-1', 'any', numbered(10));
    const subscriber = new Subscriber(store);
    await subscriber.untilCaughtUp();
    await server.simulator.loseData();
    await expect(subscriber.next()).rejects.toBeInstanceOf(CheckpointBeyondLog);
  });

  it('notices that the log was replaced while the server was away', async () => {
    const store = server.openStore();
    await store.append('count-1', 'any', numbered(10));
    const subscriber = new Subscriber(store);
    await subscriber.untilCaughtUp();
    const next = subscriber.next();
    await server.simulator.loseData();
    await server.simulator.restart();
    await expect(next).rejects.toBeInstanceOf(CheckpointBeyondLog);
  });

  it('notices that the log was replaced by a longer one', async () => {
    const store = server.openStore();
    await store.append('count-1', 'any', numbered(10));
    const subscriber = new Subscriber(store);
    await subscriber.untilCaughtUp();
    const next = subscriber.next();
    await server.simulator.loseData();
    await server.openStore().append('count-2', 'any', numbered(30));
    await server.simulator.restart();
    await expect(next).rejects.toThrow(LogReplaced);
  });

  it('stays silent while there is nothing new', async () => {
    const store = server.openStore({ watchdogMs: 1 });
    await store.append('count-1', 'any', numbered(1));
    const subscriber = new Subscriber(store);
    await subscriber.untilCaughtUp();
    const next = subscriber.next();
    const observer = server.openStore();
    for (const _ of range(50)) await observer.head();
    await observer.append('count-1', 'any', numbered(1, 1));
    expect(dataOf(eventsOf([(await next)!]))).toEqual([1]);
    subscriber.abort();
  });

  it('gives up on a server that stays away, after a bounded time', async () => {
    const store = server.openStore({ backoff: FAIL_FAST });
    const subscriber = new Subscriber(store);
    await subscriber.untilCaughtUp();
    server.simulator.kill();
    await expect(subscriber.next()).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(new Subscriber(store).next()).rejects.toBeInstanceOf(EventStoreUnavailable);
  });

  it('omits the events of the server itself', async () => {
    const client = EventStoreDBClient.connectionString(server.simulator.url);
    const store = server.openStore();
    await store.append('count-1', 'any', numbered(1));
    await client.setStreamMetadata('count-1', { maxCount: 100 });
    await store.append('count-2', 'any', numbered(1, 1));
    await client.dispose();
    await store.append('$own-1', 'any', [anEvent({ type: '$Own', data: 2 })]);
    const subscriber = new Subscriber(store);
    const events = eventsOf(await subscriber.untilCaughtUp());
    expect(events.map(({ stream, data }) => [stream, data])).toEqual([
      ['count-1', 0],
      ['count-2', 1],
      ['$own-1', 2],
    ]);
    expect(events.at(-1)).toMatchObject({ type: '$Own' });
    subscriber.abort();
  });

  it('stops at an event of another product', async () => {
    const client = EventStoreDBClient.connectionString(server.simulator.url);
    const store = server.openStore();
    await store.append('count-1', 'any', numbered(1));
    await client.appendToStream('foreign', jsonEvent({ type: 'Foreign', data: {} }));
    await client.dispose();
    await expect(new Subscriber(store).untilCaughtUp()).rejects.toBeInstanceOf(LogDamaged);
  });

  async function appendOneByOne(store: EventStoreDbEventStore, first: number): Promise<void> {
    for (const offset of range(10)) await store.append('count-1', 'any', numbered(1, first + offset));
  }
});
