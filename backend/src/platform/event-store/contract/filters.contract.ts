import type { EventFilter } from '../event-store.js';
import { anEvent, dataOf, eventsOf, numbered, Subscriber, useStore, type MakeStore } from './test-support/harness.js';

export function describeFilters(makeStore: MakeStore): void {
  describe('what a filter lets through', () => {
    const at = useStore(makeStore, 'all');
    beforeAll(async () => {
      for (const [stream, type, data] of [
        ['likes-mascot-1', 'Liked', 'a'],
        ['likes-mascot-2', 'Unliked', 'b'],
        ['mascot-1', 'Published', 'c'],
        ['mascot-1', 'Renamed', 'd'],
        ['other-likes-1', 'Liked', 'e'],
      ] as const)
        await at.store.append(stream, 'any', [anEvent({ type, data })]);
    });

    it.each<[EventFilter, unknown[]]>([
      [{}, ['a', 'b', 'c', 'd', 'e']],
      [{ streamPrefixes: ['likes-'] }, ['a', 'b']],
      [{ streamPrefixes: ['likes-', 'mascot-'] }, ['a', 'b', 'c', 'd']],
      [{ eventTypes: ['Liked'] }, ['a', 'e']],
      [{ eventTypes: ['Liked', 'Renamed'], streamPrefixes: ['likes-', 'mascot-1'] }, ['a', 'd']],
      [{ streamPrefixes: ['like_'] }, []],
      [{ streamPrefixes: ['LIKES-'] }, []],
      [{ streamPrefixes: ['.*', '%'] }, []],
      [{ streamPrefixes: [] }, []],
      [{ eventTypes: [] }, []],
    ])('%j', async (filter, expected) => {
      const subscriber = new Subscriber(at.store, { filter });
      expect(dataOf(eventsOf(await subscriber.untilCaughtUp()))).toEqual(expected);
      subscriber.abort();
    });
  });

  describe('subscribing with a filter', () => {
    const at = useStore(makeStore);
    const append = (stream: string, type: string, data: unknown) =>
      at.store.append(stream, 'any', [anEvent({ type, data })]);

    it('moves its position past what it leaves out', async () => {
      await append('likes-1', 'Liked', 'a');
      for (let round = 0; round < 10; round++) await at.store.append('mascot-1', 'any', numbered(10));
      const subscriber = new Subscriber(at.store, { filter: { streamPrefixes: ['likes-'] }, batchSize: 5 });
      const batches = await subscriber.untilCaughtUp();
      expect(dataOf(eventsOf(batches))).toEqual(['a']);
      expect(batches.at(-1)?.position).toBe(await at.store.head());

      const { position } = await append('mascot-1', 'Renamed', 'b');
      const live = await subscriber.until((batch) => batch.position >= position);
      expect(eventsOf(live)).toEqual([]);
      subscriber.abort();
    });

    it('says of every batch by which event the log is known there, whether that one passed or not', async () => {
      await append('likes-1', 'Liked', 'a');
      for (let round = 0; round < 4; round++) await at.store.append('mascot-1', 'any', numbered(10));
      await append('likes-1', 'Liked', 'b');
      for (let round = 0; round < 4; round++) await at.store.append('mascot-1', 'any', numbered(10));
      const subscriber = new Subscriber(at.store, { filter: { streamPrefixes: ['likes-'] } });
      const batches = await subscriber.untilCaughtUp();
      expect(dataOf(eventsOf(batches))).toEqual(['a', 'b']);
      for (const { position, last } of batches) if (last !== undefined) expect(last.position).toBe(position);
      expect(batches.findLast(({ last }) => last !== undefined)?.position).toBe(await at.store.head());
      subscriber.abort();
    });

    it('goes on with what passes from wherever it was, as often as it likes', async () => {
      for (let round = 0; round < 10; round++) {
        await append(`likes-${round % 3}`, 'Liked', round);
        await at.store.append('mascot-1', 'any', numbered(3));
      }
      const filter = { streamPrefixes: ['likes-'] };
      const seen: unknown[] = [];
      let from: string | undefined;
      for (let isAtEnd = false; !isAtEnd;) {
        const subscriber = new Subscriber(at.store, { filter, batchSize: 4, ...(from !== undefined && { from }) });
        const batch = await subscriber.next();
        subscriber.abort();
        seen.push(...dataOf(batch?.events ?? []));
        from = batch?.position;
        isAtEnd = batch?.caughtUp ?? true;
      }
      expect(seen).toEqual(Array.from({ length: 10 }, (_, index) => index));
    });
  });
}
