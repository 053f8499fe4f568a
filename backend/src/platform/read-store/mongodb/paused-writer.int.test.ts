import { Collection } from 'mongodb';
import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { commitOne, FIRST_BUILD, mascots, positionOf, put, remove, tags } from '../test-support/harness.js';
import { CheckpointMoved } from '../errors.js';
import { MongoReadStore } from './mongo-read-store.js';

const CHANGES = [put(1, { name: 'Astro' }), put(2, { name: 'Tux' }), remove(2)].map((change, index) => ({
  position: positionOf(index + 1),
  change,
}));

const takeFirst = (store: MongoReadStore, count: number) =>
  commitOne(store, { projection: FIRST_BUILD, changes: CHANGES.slice(0, count) }, { position: positionOf(count) });

describeWithMongo('a writer to MongoDB that pauses in the middle of a batch', (newDatabase) => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([0, 1])(
    'does not restore a document that its successor created and removed in one batch, before its write %i',
    async (count) => {
      const db = newDatabase();
      const [old, next] = [new MongoReadStore(db), new MongoReadStore(db)];
      await old.prepare(FIRST_BUILD, [mascots, tags]);
      await old.activate(FIRST_BUILD);
      await old.checkpoint(FIRST_BUILD);
      const pause = pauseBeforeWrite(count, async () => {
        await next.prepare(FIRST_BUILD, [mascots, tags]);
        await takeFirst(next, 3);
      });
      await expect(takeFirst(old, 2)).rejects.toThrow(CheckpointMoved);
      expect(pause).toEqual({ isOver: true });
      expect(await next.find('mascots', {})).toEqual({ documents: [{ id: 1, name: 'Astro' }], total: 1 });
      expect(await next.find('mascots', { search: 'tux' })).toEqual({ documents: [], total: 0 });
      expect(await next.checkpoint(FIRST_BUILD)).toBe(positionOf(3));
    },
  );
});

/** Runs a callback before the nth write from now on; `jest.restoreAllMocks` removes it. */
function pauseBeforeWrite(count: number, meanwhile: () => Promise<void>): { readonly isOver: boolean } {
  const pause = { isOver: false };
  let written = 0;
  const passed = async (): Promise<void> => {
    if (pause.isOver || written++ < count) return;
    pause.isOver = true;
    await meanwhile();
  };
  const { bulkWrite, updateOne } = Collection.prototype;
  jest.spyOn(Collection.prototype, 'bulkWrite').mockImplementation(async function (this: Collection, ...parameters) {
    await passed();
    return bulkWrite.apply(this, parameters);
  });
  jest.spyOn(Collection.prototype, 'updateOne').mockImplementation(async function (this: Collection, ...parameters) {
    await passed();
    return updateOne.apply(this, parameters);
  });
  return pause;
}
