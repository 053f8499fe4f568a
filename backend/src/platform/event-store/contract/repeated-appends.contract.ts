import { WrongExpectedRevision } from '../errors.js';
import { anEvent, idsOf, numbered, readAll, useStore, type MakeStore } from './test-support/harness.js';

export function describeRepeatedAppends(makeStore: MakeStore): void {
  describe('appending the same ids again', () => {
    const log = useStore(makeStore);

    it.each([
      ['no_stream', 0],
      [1, 2],
    ] as const)('with %s returns the first result and changes nothing', async (expected, existing) => {
      if (existing > 0) await log.store.append('count-1', 'any', numbered(existing));
      const events = numbered(3);
      const first = await log.store.append('count-1', expected, events);
      await log.store.append('count-1', 'any', numbered(1));
      expect(await log.store.append('count-1', expected, events)).toEqual(first);
      expect(await readAll(log.store)).toHaveLength(existing + 4);
    });

    it('concurrently appends once and returns the result to both', async () => {
      const events = numbered(2);
      const [first, second] = await Promise.all([
        log.store.append('count-1', 'no_stream', events),
        log.store.append('count-1', 'no_stream', events),
      ]);
      expect(second).toEqual(first);
      expect(idsOf(await readAll(log.store))).toEqual(idsOf(events));
    });

    it('keeps the first events', async () => {
      const event = anEvent({ data: 'first' });
      await log.store.append('count-1', 'no_stream', [event]);
      await log.store.append('count-1', 'no_stream', [{ ...event, data: 'second' }]);
      expect(await readAll(log.store)).toMatchObject([{ data: 'first' }]);
    });

    it('at another revision is rejected', async () => {
      const events = numbered(2);
      await log.store.append('count-1', 'no_stream', events);
      await expect(log.store.append('count-1', 0, events)).rejects.toBeInstanceOf(WrongExpectedRevision);
      expect(await readAll(log.store)).toHaveLength(2);
    });

    it('with further events is rejected', async () => {
      const events = numbered(2);
      await log.store.append('count-1', 'no_stream', events);
      const more = [...events, anEvent()];
      await expect(log.store.append('count-1', 'no_stream', more)).rejects.toBeInstanceOf(WrongExpectedRevision);
      expect(await readAll(log.store)).toHaveLength(2);
    });
  });
}
