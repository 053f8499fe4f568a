import type { LogStanding } from '../../event-store/log-standing.js';
import type { OwnBuild } from '../change.js';
import { BuildMissing, BuildSuperseded, ReadStoreUnavailable, ViewNotBuilt, WriterReplaced } from '../errors.js';
import type { ReadStore } from '../read-store.js';
import { FIRST_BUILD, mascots, positionOf, put, remove, tags, type MakeStore } from '../test-support/harness.js';

const COLLECTIONS = [mascots, tags];

const CHANGES = [put(1, { name: 'Astro' }), put(2, { name: 'Tux' }), remove(2)].map((change, index) => ({
  position: positionOf(index + 1),
  change,
}));

type Step = (store: ReadStore) => Promise<unknown>;

const takeIn = (store: ReadStore, projection: OwnBuild, from: number, to: number, standing?: LogStanding) =>
  store.commit({
    projection,
    changes: CHANGES.slice(from, to),
    streamHeads: new Map([['mascot-1', to]]),
    position: positionOf(to),
    ...(standing && { standing }),
  });

const keeping = (term: number): Step[] => {
  const build = { ...FIRST_BUILD, term };
  return [
    (store) => store.activeVersion('catalogue'),
    (store) => store.prepare(build, COLLECTIONS),
    (store) => store.activate(build),
    (store) => store.checkpoint(build),
    (store) => takeIn(store, build, 0, 2),
    (store) => takeIn(store, build, 2, 3),
  ];
};

async function run(store: ReadStore, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await step(store);
}

export function describeOwnership(makeStore: MakeStore): void {
  describe('ownership of builds', () => {
    let store: ReadStore;
    beforeEach(async () => void (store = await makeStore()));
    afterEach(() => store.close());
    const served = async () => ({
      active: await store.activeVersion('catalogue'),
      documents: (await store.find('mascots', {})).documents,
    });

    it('lets an owner of a later term write, and the one before it no more', async () => {
      const [old, next] = [
        { ...FIRST_BUILD, term: 1 },
        { ...FIRST_BUILD, term: 2 },
      ];
      await run(store, keeping(1).slice(0, 4));
      await store.prepare(next, COLLECTIONS);
      await expect(takeIn(store, old, 0, 2)).rejects.toThrow(WriterReplaced);
      await expect(store.prepare(old, COLLECTIONS)).rejects.toThrow(WriterReplaced);
      await expect(store.activate(old)).rejects.toThrow(WriterReplaced);
      await expect(store.drop(old)).rejects.toThrow(WriterReplaced);
      await takeIn(store, next, 0, 3);
      expect((await served()).documents).toEqual([{ id: 1, name: 'Astro' }]);
    });

    it('lets an owner that was deposed write no more before it has a later term', async () => {
      const [deposed, again] = [
        { ...FIRST_BUILD, term: 1 },
        { ...FIRST_BUILD, term: 2 },
      ];
      await store.depose(FIRST_BUILD);
      await run(store, keeping(1).slice(0, 4));
      await takeIn(store, deposed, 0, 1);
      await store.depose(FIRST_BUILD);
      await expect(takeIn(store, deposed, 1, 2)).rejects.toThrow(WriterReplaced);
      await expect(store.prepare(deposed, COLLECTIONS)).rejects.toThrow(WriterReplaced);
      expect((await served()).documents).toEqual([{ id: 1, name: 'Astro' }]);
      await store.prepare(again, COLLECTIONS);
      await takeIn(store, again, 1, 3);
      expect((await served()).documents).toEqual([{ id: 1, name: 'Astro' }]);
    });

    it('never goes back to an earlier build, and leaves a later one that is on its way alone', async () => {
      const [first, second, third] = [1, 2, 3].map((version) => ({ ...FIRST_BUILD, version }));
      if (first === undefined || second === undefined || third === undefined) throw new Error('There are three');
      for (const build of [second, third]) await store.prepare(build, COLLECTIONS);
      await takeIn(store, second, 0, 3);
      await takeIn(store, third, 0, 2);
      await store.activate(second);
      await store.prepare(first, COLLECTIONS);
      await expect(store.activate(first)).rejects.toThrow(BuildSuperseded);
      expect(await served()).toMatchObject({ active: second, documents: [{ id: 1 }] });
      expect(await store.checkpoint(third)).toBe(positionOf(2));
      await store.activate(third);
      await expect(takeIn(store, second, 0, 3)).rejects.toThrow(BuildMissing);
    });

    it('has nothing to show before the first build is whole, and says so', async () => {
      await store.prepare(FIRST_BUILD, COLLECTIONS);
      await takeIn(store, FIRST_BUILD, 0, 1);
      for (const read of [
        () => store.get('mascots', 1),
        () => store.find('mascots', {}),
        () => store.revisionOf('mascots'),
      ]) {
        await expect(read()).rejects.toThrow(ViewNotBuilt);
        await expect(read()).rejects.toThrow(ReadStoreUnavailable);
      }
    });

    it('tells by what the log of a checkpoint is known again', async () => {
      const event = { id: 'e', stream: 'mascot-1', revision: 1, position: positionOf(1) };
      await store.prepare(FIRST_BUILD, COLLECTIONS);
      expect(await store.standing(FIRST_BUILD)).toBeUndefined();
      await takeIn(store, FIRST_BUILD, 0, 1, { log: 'this log' });
      expect(await store.standing(FIRST_BUILD)).toEqual({ log: 'this log' });
      expect(await store.hasTakenIn()).toBe(false);
      await takeIn(store, FIRST_BUILD, 1, 2, { log: 'this log', event });
      await takeIn(store, FIRST_BUILD, 2, 3);
      expect(await store.standing(FIRST_BUILD)).toEqual({ log: 'this log', event });
      expect(await store.hasTakenIn()).toBe(true);
      await store.drop(FIRST_BUILD);
      expect(await store.standing(FIRST_BUILD)).toBeUndefined();
      expect(await store.hasTakenIn()).toBe(false);
    });
  });
}
