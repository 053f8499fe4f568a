import type { EventStore } from '../event-store.js';
import { dataOf, idsOf, numbered, readAll, readStream, type MakeStore, type Restart } from './test-support/harness.js';

const REPEATABLE = { repeatable: true };

/** What must hold over restarts, when nobody remembers anything but what the log holds. */
export function describeRestarts<Store extends EventStore>(makeStore: MakeStore<Store>, restart: Restart<Store>): void {
  describe('after a restart', () => {
    let store: Store;
    beforeEach(async () => void (store = await makeStore()));
    afterEach(() => store.close());

    it.each([
      ['no_stream', 0],
      [1, 2],
      ['any', 0],
      ['any', 2],
    ] as const)('knows an append at %s behind %i events again', async (expected, existing) => {
      if (existing > 0) await store.append('count-1', 'any', numbered(existing));
      const events = numbered(3);
      const first = await store.append('count-1', expected, events, REPEATABLE);
      await store.append('count-1', 'any', numbered(2));
      const before = await readAll(store);
      store = await restart(store);
      expect(await store.append('count-1', expected, events, REPEATABLE)).toEqual(first);
      expect(await readAll(store)).toEqual(before);
    });

    it('knows it again among hundreds that came since, and when it comes many times at once', async () => {
      const event = numbered(1);
      const first = await store.append('count-1', 'any', event, REPEATABLE);
      for (let round = 0; round < 3; round += 1) await store.append('count-1', 'any', numbered(200));
      store = await restart(store);
      const again = Array.from({ length: 4 }, () => store.append('count-1', 'any', event, REPEATABLE));
      expect(await Promise.all(again)).toEqual(again.map(() => first));
      expect(await readStream(store, 'count-1')).toHaveLength(601);
    });

    it('takes each of many that come at once, before and after, in one place', async () => {
      const appends = Array.from({ length: 20 }, (_, index) => numbered(2, index * 2));
      const send = () => Promise.all(appends.map((events) => store.append('count-1', 'any', events, REPEATABLE)));
      const first = await send();
      await store.append('count-1', 'any', numbered(1, 100));
      store = await restart(store);
      expect(await send()).toEqual(first);
      const recorded = await readAll(store);
      expect(new Set(idsOf(recorded)).size).toBe(41);
      expect(new Set(dataOf(recorded)).size).toBe(41);
    });
  });
}
