import { numbered, readAll, Subscriber, eventsOf, dataOf, type MakeStore, type Restart } from './harness.js';
import type { FillableEventStore } from '../event-store.js';

/** What every log promises that can be filled with the events of another. */
export function describeFilling<Store extends FillableEventStore>(
  name: string,
  makeStore: MakeStore<Store>,
  restart: Restart<Store>,
): void {
  describe(`${name} while it is filled`, () => {
    let store: Store;
    beforeEach(async () => void (store = await makeStore()));
    afterEach(() => store.close());

    it('is known as such by whoever opens it, until it is whole', async () => {
      expect(await store.isBeingFilled()).toBe(false);
      for (const round of [0, 1]) {
        await store.beginFilling();
        expect(await store.isBeingFilled()).toBe(true);
        await store.append('count-1', 'any', numbered(1, round));
        store = await restart(store);
        expect(await store.isBeingFilled()).toBe(true);
      }
      await store.beginFilling();
      await store.endFilling();
      expect(await store.isBeingFilled()).toBe(false);
      store = await restart(store);
      expect(await store.isBeingFilled()).toBe(false);
      await store.append('count-1', 1, numbered(1, 2));
      expect(dataOf(await readAll(store))).toEqual([0, 1, 2]);
    });

    it('has no event that tells it', async () => {
      await store.beginFilling();
      await store.append('count-1', 'any', numbered(1));
      await store.endFilling();
      expect(dataOf(await readAll(store))).toEqual([0]);
      const subscriber = new Subscriber(store);
      expect(dataOf(eventsOf(await subscriber.untilCaughtUp()))).toEqual([0]);
      subscriber.abort();
    });
  });
}
