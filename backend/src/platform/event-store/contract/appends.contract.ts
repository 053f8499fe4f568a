import { InvalidAppend, WrongExpectedRevision } from '../errors.js';
import { MAX_APPEND_BYTES } from '../event-store.js';
import type { MakeStore } from './test-support/harness.js';
import { anEvent, dataOf, idsOf, metadata, numbered, readAll, readStream, useStore } from './test-support/harness.js';

export function describeAppends(makeStore: MakeStore): void {
  describe('appending', () => {
    const log = useStore(makeStore);

    it('numbers the events of a stream from 0 and returns the last revision', async () => {
      expect(await log.store.append('count-1', 'no_stream', numbered(1))).toMatchObject({ revision: 0 });
      expect(await log.store.append('count-1', 0, numbered(3))).toMatchObject({ revision: 3 });
      const recorded = await readStream(log.store, 'count-1');
      expect(recorded.map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
    });

    it('stores an event unchanged', async () => {
      const event = anEvent({
        type: 'Liked',
        data: { mascotId: 7, facts: ['a', null] },
        metadata: { ...metadata, actor: { kind: 'admin', id: 'a-1' }, release: '1.2.0' },
      });
      const { position } = await log.store.append('likes-7', 'any', [event]);
      expect(await readStream(log.store, 'likes-7')).toEqual([{ ...event, stream: 'likes-7', revision: 0, position }]);
    });

    it('keeps the order of the events of one append', async () => {
      await log.store.append('count-1', 'any', numbered(50));
      expect(dataOf(await readStream(log.store, 'count-1'))).toEqual(dataOf(await readAll(log.store)));
      expect(dataOf(await readAll(log.store))).toEqual(Array.from({ length: 50 }, (_, index) => index));
    });

    it('returns the last event of the log and its position', async () => {
      expect([await log.store.head(), await log.store.last()]).toEqual([undefined, undefined]);
      const events = numbered(2);
      const { position } = await log.store.append('count-1', 'any', events);
      expect(await log.store.head()).toBe(position);
      expect(await log.store.last()).toEqual({ id: events[1]?.id, stream: 'count-1', revision: 1, position });
    });

    it.each([
      { name: 'no_stream, but it exists', existing: 2, expected: 'no_stream' as const, actual: 1 },
      { name: 'a revision, but there is no stream', existing: 0, expected: 0, actual: undefined },
      { name: 'a revision that has been passed', existing: 3, expected: 1, actual: 2 },
      { name: 'a revision that is not reached', existing: 1, expected: 4, actual: 0 },
    ])('rejects an append that expects $name', async ({ existing, expected, actual }) => {
      const before = numbered(existing);
      if (existing > 0) await log.store.append('count-1', 'no_stream', before);
      const rejection: unknown = await log.store
        .append('count-1', expected, numbered(2))
        .catch((error: unknown) => error);
      expect(rejection).toBeInstanceOf(WrongExpectedRevision);
      expect(rejection).toMatchObject({ stream: 'count-1', expected, actual });
      expect(idsOf(await readAll(log.store))).toEqual(idsOf(before));
    });

    it('accepts "any" for a new and for an existing stream', async () => {
      expect(await log.store.append('count-1', 'any', numbered(1))).toMatchObject({ revision: 0 });
      expect(await log.store.append('count-1', 'any', numbered(1))).toMatchObject({ revision: 1 });
    });

    it.each([
      ['no events', () => []],
      ['an id that is no UUID', () => [anEvent({ id: 'one' })]],
      ['an id twice', () => Array.from({ length: 2 }, () => anEvent({ id: '6f1d6b0a-9d0e-4d52-8f5c-0f6c9c1d2e3f' }))],
      ['data that is not JSON', () => [anEvent(), anEvent({ data: 1n })]],
      ['no data', () => [anEvent({ data: undefined })]],
      ['too many bytes', () => [anEvent({ data: 'ä'.repeat(MAX_APPEND_BYTES / 2) })]],
    ])('always rejects %s', async (_, events) => {
      await expect(log.store.append('count-1', 'any', events())).rejects.toBeInstanceOf(InvalidAppend);
      expect(await readAll(log.store)).toEqual([]);
    });

    it('counts two bytes for each character of the types of many small events, as a server does', async () => {
      const events = (count: number) =>
        Array.from({ length: count }, () => anEvent({ type: 'T'.repeat(200), data: 0 }));
      const bytes = JSON.stringify(metadata).length + 1 + 2 * 200 + 4;
      const fitting = Math.floor(MAX_APPEND_BYTES / bytes);
      await expect(log.store.append('count-1', 'any', events(fitting + 1))).rejects.toBeInstanceOf(InvalidAppend);
      expect(await log.store.append('count-1', 'any', events(fitting))).toMatchObject({ revision: fitting - 1 });
    });

    it('accepts an append just below the limit', async () => {
      const data = 'x'.repeat(MAX_APPEND_BYTES - 1000);
      await log.store.append('count-1', 'any', [anEvent({ data })]);
      expect(dataOf(await readStream(log.store, 'count-1'))).toEqual([data]);
    });
  });
}
