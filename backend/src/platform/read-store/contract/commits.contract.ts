import type { Change, PositionedChange } from '../read-store.js';
import type { MakeStore } from '../test-support/harness.js';
import { commitOne, Harness, increment, patch, positionOf, put, remove } from '../test-support/harness.js';
import { digestOf } from '../test-support/digest.js';

export function describeCommits(makeStore: MakeStore): void {
  describe('commits', () => {
    let harness: Harness;
    beforeEach(async () => void (harness = await Harness.start(makeStore)));
    afterEach(() => harness.store.close());

    const mascot = (id: number) => harness.store.get('mascots', id);
    const deliver = (position: number, changes: readonly PositionedChange[]) => harness.take(changes, position);

    it('puts, replaces and removes whole documents', async () => {
      await harness.commit(put(1, { id: 1, name: 'Astro', likes: 0, facts: ['small', { deep: [null] }] }));
      expect(await mascot(1)).toEqual({ id: 1, name: 'Astro', likes: 0, facts: ['small', { deep: [null] }] });
      await harness.commit(put(1, { name: 'Tux' }));
      expect(await mascot(1)).toEqual({ id: 1, name: 'Tux' });
      await harness.commit(remove(1));
      expect(await mascot(1)).toBeUndefined();
      expect(await harness.store.find('mascots', {})).toEqual({ documents: [], total: 0 });
    });

    it('starts with the initial document of an increment if there is none', async () => {
      const counted: Change = {
        kind: 'increment',
        collection: 'mascots',
        id: 1,
        by: { likes: 2 },
        initial: { year: 2013 },
      };
      await harness.commit(counted, increment(1, { likes: 1 }));
      expect(await mascot(1)).toEqual({ id: 1, year: 2013, likes: 3 });
      await harness.commit(counted);
      expect(await mascot(1)).toEqual({ id: 1, year: 2013, likes: 5 });
    });

    it('patches the fields given, keeps the others and the id', async () => {
      await harness.commit(
        put(1, { name: 'Astro', likes: 3, year: 2013 }),
        patch(1, { name: 'Bot', year: null, id: 9 }),
      );
      expect(await mascot(1)).toEqual({ id: 1, name: 'Bot', likes: 3, year: null });
    });

    it('adds to numbers, counting a missing one as 0', async () => {
      await harness.commit(put(1, { likes: 3 }));
      await harness.commit(increment(1, { likes: 2, views: 1 }), increment(1, { likes: -1 }));
      expect(await mascot(1)).toEqual({ id: 1, likes: 4, views: 1 });
    });

    it('distinguishes null, a missing value and a number', async () => {
      await harness.commit(put(1, { likes: 1 }));
      for (const document of [
        { likes: null },
        {},
        { likes: 0 },
        { likes: 1e300 },
        { likes: -2.5 },
        {},
        { likes: null },
      ]) {
        await harness.commit(put(1, document));
        expect(await mascot(1)).toStrictEqual({ id: 1, ...document });
      }
    });

    it('ignores changes of missing documents', async () => {
      await harness.commit(patch(1, { name: 'Ghost' }), increment(1, { likes: 1 }), remove(1));
      expect(await harness.store.find('mascots', {})).toEqual({ documents: [], total: 0 });
    });

    it('applies the changes of a batch in order, several to one document included', async () => {
      await harness.commit(
        put(1, { likes: 1 }),
        increment(1, { likes: 1 }),
        remove(1),
        patch(1, { likes: 7 }),
        put(1, { likes: 5 }),
      );
      expect(await mascot(1)).toEqual({ id: 1, likes: 5 });
    });

    it('applies both changes of one event to one document', async () => {
      const both = [put(1, { likes: 1 }), increment(1, { likes: 1 })];
      await deliver(
        1,
        both.map((change) => ({ position: positionOf(1), change })),
      );
      expect(await mascot(1)).toEqual({ id: 1, likes: 2 });
    });

    it('changes nothing when a batch is delivered again', async () => {
      const changes = [put(1, { likes: 0 }), increment(1, { likes: 1 }), put(2, { likes: 0 })];
      const batch = changes.map((change, index) => ({ position: positionOf(index + 1), change }));
      await deliver(3, batch);
      const digest = await digestOf(harness.store, 'mascots');
      await deliver(3, batch);
      await deliver(2, batch.slice(0, 2));
      expect(await digestOf(harness.store, 'mascots')).toBe(digest);
      expect(await harness.store.checkpoint(harness.ref)).toBe(positionOf(3));
    });

    it('applies only the new part of a batch that overlaps an earlier one', async () => {
      const likes = [1, 2, 3].map((number) => ({
        position: positionOf(number + 1),
        change: increment(1, { likes: 1 }),
      }));
      await deliver(3, [{ position: positionOf(1), change: put(1, { likes: 0 }) }, ...likes.slice(0, 2)]);
      await deliver(4, likes);
      expect(await mascot(1)).toEqual({ id: 1, likes: 3 });
    });

    it('does not restore a removed document when its creation is delivered again', async () => {
      const making = { position: positionOf(1), change: put(1, { likes: 0 }) };
      await deliver(2, [making, { position: positionOf(2), change: remove(1) }]);
      await deliver(1, [making]);
      expect(await mascot(1)).toBeUndefined();
    });

    it('stores a checkpoint, also of batches without changes', async () => {
      expect(await harness.store.checkpoint(harness.ref)).toBeUndefined();
      await deliver(7, []);
      expect(await harness.store.checkpoint(harness.ref)).toBe(positionOf(7));
    });

    it('commits the parts of several projections together, and the others when one fails', async () => {
      const [other, stranger] = [
        { name: 'other', version: 1 },
        { name: 'stranger', version: 1 },
      ];
      await harness.store.prepare(other, []);
      const change = { position: positionOf(1), change: put(1, { likes: 1 }) };
      const unsound = { position: positionOf(2), change: put(2, { likes: 'many' }) };
      const failed = await harness.store.commit({
        position: positionOf(1),
        parts: [
          { projection: harness.ref, changes: [change] },
          { projection: other, changes: [] },
          { projection: stranger, changes: [] },
        ],
      });
      expect(failed.map(({ projection }) => projection)).toEqual([stranger]);
      expect(await mascot(1)).toEqual({ id: 1, likes: 1 });
      const next = await harness.store.commit({
        position: positionOf(2),
        parts: [
          { projection: harness.ref, changes: [unsound] },
          { projection: other, changes: [] },
        ],
      });
      expect(next).toEqual([{ projection: harness.ref, error: expect.any(TypeError) }]);
      expect(await harness.store.checkpoint(harness.ref)).toBe(positionOf(1));
      expect(await harness.store.checkpoint(other)).toBe(positionOf(2));
    });

    it('rejects a field name that an engine would interpret', async () => {
      await expect(harness.commit(put(1, { 'likes.$ne': 1 }))).rejects.toThrow(TypeError);
    });

    it('rejects a value of another kind than its field declares, and stores nothing of the batch', async () => {
      await expect(harness.commit(put(1, { likes: 1 }), put(2, { likes: 'many' }))).rejects.toThrow(TypeError);
      await expect(harness.commit(put(3, { name: 7 }))).rejects.toThrow(TypeError);
      expect(await harness.store.find('mascots', {})).toEqual({ documents: [], total: 0 });
      expect(await harness.store.checkpoint(harness.ref)).toBeUndefined();
    });

    it('rejects a batch of an unprepared projection, and a change in an undeclared collection', async () => {
      const stranger = { name: 'stranger', version: 1 };
      const part = { projection: stranger, changes: [] };
      await expect(commitOne(harness.store, part, { position: positionOf(1) })).rejects.toThrow('stranger');
      await expect(harness.commit({ kind: 'put', collection: 'nowhere', id: 1, document: {} })).rejects.toThrow(
        'nowhere',
      );
    });

    it('returns another revision whenever a document changed, and the same otherwise', async () => {
      const revisions = [await harness.store.revisionOf('mascots')];
      const next = async (...changes: Parameters<Harness['commit']>) => {
        await harness.commit(...changes);
        revisions.push(await harness.store.revisionOf('mascots'));
      };
      await next(put(1, { likes: 0 }));
      await next(increment(1, { likes: 1 }));
      await next(patch(1, { about: 'stored only' }));
      await next(remove(1));
      expect(new Set(revisions).size).toBe(5);
      await next(increment(1, { likes: 1 }));
      await next({ kind: 'put', collection: 'tags', id: 'red', document: {} });
      expect(new Set(revisions).size).toBe(5);
    });
  });
}
