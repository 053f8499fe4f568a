import { type EventStore, type RecordedEvent, toEventRef } from '../event-store.js';
import { matchesCheckpoint } from '../log-checkpoint.js';
import { dataOf, eventsOf, numbered, readAll, Subscriber, useStore, type MakeStore } from './test-support/harness.js';

export function describeIdentity(makeStore: MakeStore): void {
  describe('the identity of a log', () => {
    const log = useStore(makeStore);
    const checkpointAt = async (store: EventStore, event: RecordedEvent | undefined) => ({
      log: await store.identity(),
      event: event && toEventRef(event),
    });

    it('does not change with appends, and is not an event of the log', async () => {
      const [first, second] = await Promise.all([log.store.identity(), log.store.identity()]);
      await log.store.append('count-1', 'any', numbered(2));
      expect([second, await log.store.identity()]).toEqual([first, first]);
      expect(dataOf(await readAll(log.store))).toEqual([0, 1]);
      const subscriber = new Subscriber(log.store);
      expect(dataOf(eventsOf(await subscriber.untilCaughtUp()))).toEqual([0, 1]);
      subscriber.abort();
    });

    it('differs for another log', async () => {
      const other = await makeStore();
      expect(await other.identity()).not.toBe(await log.store.identity());
      await other.close();
    });

    it('is returned together with the event at a checkpoint', async () => {
      await log.store.append('count-1', 'any', numbered(3));
      const [first, , last] = await readAll(log.store);
      for (const event of [undefined, first, last])
        expect(await matchesCheckpoint(log.store, await checkpointAt(log.store, event))).toBe(true);
      const { log: id, event } = await checkpointAt(log.store, last);
      if (event === undefined) throw new Error('Nothing was appended');
      for (const other of [
        { log: 'another', event },
        { log: id, event: { ...event, id: 'another' } },
        { log: id, event: { ...event, position: first?.position ?? '' } },
        { log: id, event: { ...event, revision: 9 } },
        { log: id, event: { ...event, stream: 'count-9' } },
      ])
        expect(await matchesCheckpoint(log.store, other)).toBe(false);
    });

    it('comes with each batch as the last event of the log', async () => {
      await log.store.append('count-1', 'any', numbered(2));
      await log.store.append('other-1', 'any', numbered(1));
      const subscriber = new Subscriber(log.store);
      const lasts = (await subscriber.untilCaughtUp()).flatMap(({ last }) => last ?? []);
      subscriber.abort();
      const [last] = (await readAll(log.store)).slice(-1).map(toEventRef);
      expect(lasts.at(-1)).toEqual(last);
    });
  });
}
