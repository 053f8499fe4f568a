import { CheckpointBeyondLog, UnknownPosition } from '../errors.js';
import { dataOf, eventsOf, numbered, Subscriber, useStore, type MakeStore } from './test-support/harness.js';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

export function describeSubscriptions(makeStore: MakeStore): void {
  describe('subscribing', () => {
    const log = useStore(makeStore);

    it('reports at once that it has caught up with an empty log', async () => {
      const subscriber = new Subscriber(log.store);
      expect(eventsOf(await subscriber.untilCaughtUp())).toEqual([]);
      subscriber.abort();
    });

    it('yields past events, reports that it has caught up, then yields new ones', async () => {
      await log.store.append('count-1', 'any', numbered(3));
      const subscriber = new Subscriber(log.store);
      expect(dataOf(eventsOf(await subscriber.untilCaughtUp()))).toEqual([0, 1, 2]);
      const live = subscriber.untilEvents(2);
      await log.store.append('count-2', 'any', numbered(1, 3));
      await log.store.append('count-1', 'any', numbered(1, 4));
      expect(dataOf(eventsOf(await live))).toEqual([3, 4]);
      subscriber.abort();
    });

    it('yields complete events, in log order, in batches of the requested size', async () => {
      for (const first of [0, 10, 20]) await log.store.append(`count-${first}`, 'any', numbered(10, first));
      const subscriber = new Subscriber(log.store, { batchSize: 7 });
      const batches = await subscriber.untilCaughtUp();
      for (const { events } of batches) expect(events.length).toBeLessThanOrEqual(7);
      expect(dataOf(eventsOf(batches))).toEqual(range(30));
      expect(eventsOf(batches)[12]).toMatchObject({ stream: 'count-10', revision: 2, type: 'Counted' });
      expect(batches.at(-1)?.position).toBe(await log.store.head());
      subscriber.abort();
    });

    it('waits for a slow consumer instead of buffering events', async () => {
      const subscriber = new Subscriber(log.store, { batchSize: 5 });
      await subscriber.untilCaughtUp();
      for (const first of range(20)) await log.store.append('count-1', 'any', numbered(10, first * 10));
      const batches = await subscriber.untilEvents(200);
      for (const { events } of batches) expect(events.length).toBeLessThanOrEqual(5);
      expect(dataOf(eventsOf(batches))).toEqual(range(200));
      subscriber.abort();
    });

    it('resumes after the position of any batch', async () => {
      await log.store.append('count-1', 'any', numbered(20));
      const first = new Subscriber(log.store, { batchSize: 3 });
      const batches = await first.untilCaughtUp();
      first.abort();
      for (const [index, { position }] of batches.entries()) {
        const resumed = new Subscriber(log.store, { from: position });
        const seen = eventsOf(batches.slice(0, index + 1));
        expect(dataOf([...seen, ...eventsOf(await resumed.untilCaughtUp())])).toEqual(range(20));
        resumed.abort();
      }
    });

    it('delivers every event to every subscriber', async () => {
      const subscribers = range(5).map(() => new Subscriber(log.store));
      const seen = Promise.all(subscribers.map((subscriber) => subscriber.untilEvents(20)));
      for (const first of range(20)) await log.store.append('count-1', 'any', numbered(1, first));
      for (const batches of await seen) expect(dataOf(eventsOf(batches))).toEqual(range(20));
      subscribers.forEach((subscriber) => subscriber.abort());
    });

    it('ends when it is aborted, before, between and during waiting', async () => {
      const early = new Subscriber(log.store);
      early.abort();
      expect(await early.next()).toBeUndefined();

      const between = new Subscriber(log.store);
      await between.untilCaughtUp();
      between.abort();
      expect(await between.next()).toBeUndefined();

      const waiting = new Subscriber(log.store);
      await waiting.untilCaughtUp();
      const next = waiting.next();
      waiting.abort();
      expect(await next).toBeUndefined();
    });

    it('ends when the store is closed', async () => {
      const store = await makeStore();
      const subscriber = new Subscriber(store);
      await subscriber.untilCaughtUp();
      const next = subscriber.next();
      await store.close();
      expect(await next).toBeUndefined();
    });

    it('rejects a checkpoint beyond the end of the log', async () => {
      const { position } = await log.store.append('count-1', 'any', numbered(2));
      // A position of a longer log: the first digit of each of its numbers is higher.
      const beyond = position.replace(/\b0/g, '1');
      await expect(new Subscriber(log.store, { from: beyond }).next()).rejects.toBeInstanceOf(CheckpointBeyondLog);
      await expect(new Subscriber(log.store, { from: 'x' }).next()).rejects.toBeInstanceOf(UnknownPosition);
    });
  });
}
