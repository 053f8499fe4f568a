import type { LogCheckpoint } from '../../event-store/log-checkpoint.js';
import type { ProjectionRef, ReadStore } from '../read-store.js';
import { BuildGone, ReadStoreUnavailable, ViewNotBuilt } from '../errors.js';
import type { MakeStore } from '../test-support/harness.js';
import { commitOne, FIRST_BUILD, mascots, positionOf, put, remove, tags } from '../test-support/harness.js';

const COLLECTIONS = [mascots, tags];

const CHANGES = [put(1, { name: 'Astro' }), put(2, { name: 'Tux' }), remove(2)].map((change, index) => ({
  position: positionOf(index + 1),
  change,
}));

const apply = (store: ReadStore, projection: ProjectionRef, from: number, to: number, logCheckpoint?: LogCheckpoint) =>
  commitOne(
    store,
    { projection, changes: CHANGES.slice(from, to) },
    { position: positionOf(to), ...(logCheckpoint && { logCheckpoint }) },
  );

export function describeOwnership(makeStore: MakeStore): void {
  describe('ownership of builds', () => {
    let store: ReadStore;
    beforeEach(async () => void (store = await makeStore()));
    afterEach(() => store.close());
    const served = async () => ({
      active: await store.activeVersion('catalogue'),
      documents: (await store.find('mascots', {})).documents,
    });

    it('never returns to an earlier build, and does not affect a later one that is being built', async () => {
      const [first, second, third] = [1, 2, 3].map((version) => ({ ...FIRST_BUILD, version }));
      if (first === undefined || second === undefined || third === undefined) throw new Error('There are three');
      for (const build of [second, third]) await store.prepare(build, COLLECTIONS);
      await apply(store, second, 0, 3);
      await apply(store, third, 0, 2);
      await store.activate(second);
      await store.prepare(first, COLLECTIONS);
      await expect(store.activate(first)).rejects.toThrow(BuildGone);
      expect(await served()).toMatchObject({ active: second, documents: [{ id: 1 }] });
      expect(await store.checkpoint(third)).toBe(positionOf(2));
      await apply(store, third, 2, 3);
      await store.activate(third);
      await expect(apply(store, second, 0, 3)).rejects.toThrow(BuildGone);
    });

    it('throws ViewNotBuilt before the first build is complete', async () => {
      await store.prepare(FIRST_BUILD, COLLECTIONS);
      await apply(store, FIRST_BUILD, 0, 1);
      for (const read of [
        () => store.get('mascots', 1),
        () => store.find('mascots', {}),
        () => store.revisionOf('mascots'),
      ]) {
        await expect(read()).rejects.toThrow(ViewNotBuilt);
        await expect(read()).rejects.toThrow(ReadStoreUnavailable);
      }
    });

    it('returns the log checkpoint that a checkpoint belongs to', async () => {
      const event = { id: 'e', stream: 'mascot-1', revision: 1, position: positionOf(1) };
      await store.prepare(FIRST_BUILD, COLLECTIONS);
      expect(await store.logCheckpoint(FIRST_BUILD)).toBeUndefined();
      await apply(store, FIRST_BUILD, 0, 1, { log: 'this log' });
      expect(await store.logCheckpoint(FIRST_BUILD)).toEqual({ log: 'this log' });
      expect(await store.hasAppliedEvents()).toBe(false);
      await apply(store, FIRST_BUILD, 1, 2, { log: 'this log', event });
      await apply(store, FIRST_BUILD, 2, 3);
      expect(await store.logCheckpoint(FIRST_BUILD)).toEqual({ log: 'this log', event });
      expect(await store.hasAppliedEvents()).toBe(true);
      await store.drop(FIRST_BUILD);
      expect(await store.logCheckpoint(FIRST_BUILD)).toBeUndefined();
      expect(await store.hasAppliedEvents()).toBe(false);
    });
  });
}
