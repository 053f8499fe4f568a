import type { EventStore } from '../event-store.js';
import { dataOf, numbered, readAll, readStream, type MakeStore, type Restart } from './test-support/harness.js';

/** Tests of what must survive a restart, when only the log is left. */
export function describeRestarts<Store extends EventStore>(makeStore: MakeStore<Store>, restart: Restart<Store>): void {
  describe('after a restart', () => {
    let store: Store;
    beforeEach(async () => void (store = await makeStore()));
    afterEach(() => store.close());

    it.each([
      ['no_stream', 0],
      [1, 2],
    ] as const)('recognizes an append at %s, after %i events', async (expected, existing) => {
      if (existing > 0) await store.append('count-1', 'any', numbered(existing));
      const events = numbered(3);
      const first = await store.append('count-1', expected, events);
      await store.append('count-1', 'any', numbered(2));
      const before = await readAll(store);
      store = await restart(store);
      expect(await store.append('count-1', expected, events)).toEqual(first);
      expect(await readAll(store)).toEqual(before);
    });

    it('recognizes it before hundreds of later events, and for concurrent repetitions', async () => {
      const event = numbered(1);
      const first = await store.append('count-1', 'no_stream', event);
      for (let round = 0; round < 3; round += 1) await store.append('count-1', 'any', numbered(200));
      store = await restart(store);
      const again = Array.from({ length: 4 }, () => store.append('count-1', 'no_stream', event));
      expect(await Promise.all(again)).toEqual(again.map(() => first));
      expect(await readStream(store, 'count-1')).toHaveLength(601);
    });

    it('continues at the end of a stream', async () => {
      await store.append('count-1', 'any', numbered(2));
      store = await restart(store);
      const sent = await Promise.all(
        Array.from({ length: 20 }, (_, index) => store.append('count-1', 'any', numbered(2, 2 + index * 2))),
      );
      expect(sent.map(({ revision }) => revision).sort((one, other) => one - other)).toEqual(
        Array.from({ length: 20 }, (_, index) => 3 + index * 2),
      );
      expect(new Set(dataOf(await readStream(store, 'count-1'))).size).toBe(42);
    });
  });
}
