import { type EventStore, type RecordedEvent, toEventRef } from '../event-store.js';
import { matchesCheckpoint } from '../log-checkpoint.js';
import { dataOf, eventsOf, numbered, readAll, Subscriber, useStore, type MakeStore } from './test-support/harness.js';

export function describeIdentity(makeStore: MakeStore): void {
  describe('the identity of a log', () => {
    const at = useStore(makeStore);
    const standingAt = async (store: EventStore, event: RecordedEvent | undefined) => ({
      log: await store.identity(),
      event: event && toEventRef(event),
    });

    it('does not change with appends, and is not an event of the log', async () => {
      const [first, second] = await Promise.all([at.store.identity(), at.store.identity()]);
      await at.store.append('count-1', 'any', numbered(2));
      expect([second, await at.store.identity()]).toEqual([first, first]);
      expect(dataOf(await readAll(at.store))).toEqual([0, 1]);
      const subscriber = new Subscriber(at.store);
      expect(dataOf(eventsOf(await subscriber.untilCaughtUp()))).toEqual([0, 1]);
      subscriber.abort();
    });

    it('differs for another log', async () => {
      const other = await makeStore();
      expect(await other.identity()).not.toBe(await at.store.identity());
      await other.close();
    });

    it('is returned together with the event at a checkpoint', async () => {
      await at.store.append('count-1', 'any', numbered(3));
      const [first, , last] = await readAll(at.store);
      for (const event of [undefined, first, last])
        expect(await matchesCheckpoint(at.store, await standingAt(at.store, event))).toBe(true);
      const { log, event } = await standingAt(at.store, last);
      if (event === undefined) throw new Error('Nothing was appended');
      for (const other of [
        { log: 'another', event },
        { log, event: { ...event, id: 'another' } },
        { log, event: { ...event, position: first?.position ?? '' } },
        { log, event: { ...event, revision: 9 } },
        { log, event: { ...event, stream: 'count-9' } },
      ])
        expect(await matchesCheckpoint(at.store, other)).toBe(false);
    });

    it('comes with each batch as the last event of the log', async () => {
      await at.store.append('count-1', 'any', numbered(2));
      await at.store.append('other-1', 'any', numbered(1));
      const subscriber = new Subscriber(at.store);
      const lasts = (await subscriber.untilCaughtUp()).flatMap(({ last }) => last ?? []);
      subscriber.abort();
      const [last] = (await readAll(at.store)).slice(-1).map(toEventRef);
      expect(lasts.at(-1)).toEqual(last);
    });
  });
}
