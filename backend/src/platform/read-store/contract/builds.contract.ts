import type { Change, CollectionDefinition, ProjectionRef } from '../read-store.js';
import { ViewNotBuilt } from '../errors.js';
import type { MakeStore } from '../test-support/harness.js';
import { commitOne, FIRST_BUILD, Harness, mascots, positionOf, put, tags } from '../test-support/harness.js';

const SECOND_VERSION: ProjectionRef = { name: 'catalogue', version: 2 };
const withColour: CollectionDefinition = { ...mascots, fields: { ...mascots.fields, colour: 'text' } };

export function describeBuilds(makeStore: MakeStore): void {
  describe('builds', () => {
    let harness: Harness;
    beforeEach(async () => {
      harness = await Harness.start(makeStore);
      await harness.commit(put(1, { name: 'old' }));
    });
    afterEach(() => harness.store.close());

    const commit = (projection: ProjectionRef, position: number, ...changes: Change[]) =>
      commitOne(
        harness.store,
        { projection, changes: changes.map((change) => ({ position: positionOf(position), change })) },
        { position: positionOf(position) },
      );
    const name = async () => (await harness.store.get('mascots', 1))?.name;

    it('has no active build and no documents before the first activation', async () => {
      expect(await harness.store.activeVersion('other')).toBeUndefined();
      await harness.store.prepare({ name: 'other', version: 1 }, [{ ...tags, name: 'others' }]);
      expect(await harness.store.activeVersion('other')).toBeUndefined();
      await expect(harness.store.find('others', {})).rejects.toThrow('others');
    });

    it('prepares and activates again without harm', async () => {
      await harness.store.prepare(FIRST_BUILD, [mascots, tags]);
      await harness.store.activate(FIRST_BUILD);
      expect(await harness.store.activeVersion('catalogue')).toEqual(FIRST_BUILD);
      expect(await name()).toBe('old');
    });

    it('builds a version beside the active one, then swaps', async () => {
      const next = SECOND_VERSION;
      await harness.store.prepare(next, [withColour, tags]);
      await commit(next, 1, put(1, { name: 'new', colour: 'blue' }));
      expect(await name()).toBe('old');
      expect(await harness.store.checkpoint(next)).toBe(positionOf(1));
      const revision = await harness.store.revisionOf('mascots');

      await harness.store.activate(next);
      expect(await name()).toBe('new');
      expect(await harness.ids({ where: [{ field: 'colour', oneOf: ['blue'] }] })).toEqual([1]);
      expect(await harness.store.activeVersion('catalogue')).toEqual(next);
      expect(await harness.store.revisionOf('mascots')).not.toBe(revision);
      expect(await harness.store.checkpoint(FIRST_BUILD)).toBeUndefined();
      await expect(commit(FIRST_BUILD, 9)).rejects.toThrow('not prepared');
    });

    it('swaps once the next version has caught up with the active one', async () => {
      await harness.store.prepare(SECOND_VERSION, [withColour, tags]);
      await commit(FIRST_BUILD, 4, put(1, { name: 'newer' }));
      await commit(SECOND_VERSION, 3, put(1, { name: 'behind' }));
      expect(await harness.store.activate(SECOND_VERSION)).toBe(false);
      expect(await name()).toBe('newer');
      await commit(FIRST_BUILD, 5);
      await commit(SECOND_VERSION, 5, put(1, { name: 'equal' }));
      expect(await harness.store.activate(SECOND_VERSION)).toBe(true);
      expect(await name()).toBe('equal');
    });

    it('keeps separate checkpoints for builds', async () => {
      await commit(FIRST_BUILD, 5);
      await harness.store.prepare(SECOND_VERSION, [mascots, tags]);
      await commit(SECOND_VERSION, 2);
      expect(await harness.store.checkpoint(FIRST_BUILD)).toBe(positionOf(5));
      expect(await harness.store.checkpoint(SECOND_VERSION)).toBe(positionOf(2));
    });

    it('drops a build with its documents and checkpoint', async () => {
      await harness.store.prepare(SECOND_VERSION, [mascots, tags]);
      await commit(SECOND_VERSION, 2, put(1, { name: 'new' }));
      await harness.store.drop(SECOND_VERSION);
      await harness.store.drop(SECOND_VERSION);
      expect(await harness.store.checkpoint(SECOND_VERSION)).toBeUndefined();
      expect(await name()).toBe('old');
      await harness.store.prepare(SECOND_VERSION, [mascots, tags]);
      expect(await harness.store.activate(SECOND_VERSION)).toBe(false);
      expect(await harness.store.checkpoint(SECOND_VERSION)).toBeUndefined();
    });

    it('reports builds as complete, also empty and missing ones', async () => {
      await harness.store.prepare(SECOND_VERSION, [mascots, tags]);
      for (const build of [FIRST_BUILD, SECOND_VERSION, { ...FIRST_BUILD, version: 3 }])
        expect(await harness.store.isIntact(build)).toBe(true);
    });

    it('shows nothing of a build that is recreated after it was dropped, before it is complete', async () => {
      await harness.store.drop(FIRST_BUILD);
      await harness.store.prepare(FIRST_BUILD, [mascots, tags]);
      expect(await harness.store.activeVersion('catalogue')).toBeUndefined();
      await expect(harness.store.find('mascots', {})).rejects.toThrow(ViewNotBuilt);
    });

    it('starts with the first build again once the active one was dropped', async () => {
      await harness.store.prepare(SECOND_VERSION, [mascots, tags]);
      await commit(SECOND_VERSION, 1);
      await harness.store.activate(SECOND_VERSION);
      await harness.store.drop(SECOND_VERSION);
      expect(await harness.store.activeVersion('catalogue')).toBeUndefined();
      await harness.store.prepare(FIRST_BUILD, [mascots, tags]);
      await commit(FIRST_BUILD, 1, put(1, { name: 'again' }));
      await harness.store.activate(FIRST_BUILD);
      expect(await harness.store.activeVersion('catalogue')).toEqual(FIRST_BUILD);
      expect(await name()).toBe('again');
    });

    it('rejects other collections for an existing build, and a collection name of another projection', async () => {
      await expect(harness.store.prepare(FIRST_BUILD, [withColour, tags])).rejects.toThrow('version');
      const rival = { name: 'rival', version: 1 };
      await harness.store.prepare(rival, [mascots]);
      await expect(harness.store.activate(rival)).rejects.toThrow('mascots');
    });

    it('keeps a projection without collections, for its checkpoint alone', async () => {
      const watcher = { name: 'watcher', version: 1 };
      await harness.store.prepare(watcher, []);
      await commit(watcher, 3);
      expect(await harness.store.checkpoint(watcher)).toBe(positionOf(3));
    });
  });
}
