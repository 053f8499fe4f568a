import { WrongExpectedRevision } from '../errors.js';
import { anEvent, idsOf, numbered, readAll, readStream, useStore, type MakeStore } from './test-support/harness.js';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

export function describeConcurrency(makeStore: MakeStore): void {
  describe('appending at the same time', () => {
    const log = useStore(makeStore);

    it.each([
      ['no_stream', 0],
      [0, 1],
    ] as const)('lets exactly one of 20 win a stream at %s', async (expected, existing) => {
      if (existing > 0) await log.store.append('race', 'no_stream', numbered(existing));
      const outcomes = await Promise.allSettled(range(20).map(() => log.store.append('race', expected, numbered(2))));
      const lost = outcomes.filter(({ status }) => status === 'rejected');
      expect(lost).toHaveLength(19);
      for (const outcome of lost) expect(outcome).toHaveProperty('reason', expect.any(WrongExpectedRevision));
      expect(await readStream(log.store, 'race')).toHaveLength(existing + 2);
    });

    it('stores each of 100 appends once, at its returned position', async () => {
      const appends = range(100).map((index) => ({ stream: `count-${index % 10}`, event: anEvent({ data: index }) }));
      const results = await Promise.all(appends.map(({ stream, event }) => log.store.append(stream, 'any', [event])));
      const all = await readAll(log.store);
      expect(new Set(idsOf(all))).toEqual(new Set(idsOf(appends.map(({ event }) => event))));
      expect(all).toHaveLength(100);
      const byId = new Map(all.map((event) => [event.id, event]));
      appends.forEach(({ stream, event }, index) =>
        expect(byId.get(event.id)).toMatchObject({ stream, data: index, ...results[index] }),
      );
      for (const stream of range(10).map((number) => `count-${number}`)) {
        const recorded = await readStream(log.store, stream);
        expect(recorded.map(({ revision }) => revision)).toEqual(range(10));
      }
    });

    it('checks each append separately', async () => {
      const outcomes = await Promise.allSettled([
        log.store.append('count-1', 'no_stream', numbered(1)),
        log.store.append('count-2', 5, numbered(1)),
        log.store.append('count-1', 0, numbered(1)),
        log.store.append('count-3', 'any', []),
        log.store.append('count-3', 'no_stream', numbered(1)),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'rejected',
        'fulfilled',
      ]);
      expect(await readAll(log.store)).toHaveLength(3);
    });
  });
}
