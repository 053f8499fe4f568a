import { Collection, MongoNetworkError } from 'mongodb';
import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { CheckpointMoved, ReadStoreUnavailable } from '../errors.js';
import { MongoReadStore } from './mongo-read-store.js';
import { redeliver, outcomeOf, applyBatches } from './testing/sample-events.js';

const UNLIMITED = 1_000_000;

/** Full tests cut the connection after each write, others after some. */
const STEP = process.env.TEST_FULL ? 1 : 6;

describeWithMongo('writes to MongoDB', (newDatabase) => {
  afterEach(() => void jest.restoreAllMocks());

  const undisturbed = async () => {
    const store = new MongoReadStore(newDatabase());
    await applyBatches(store, 4);
    return outcomeOf(store);
  };

  it('have the same result for any batch size', async () => {
    const expected = await undisturbed();
    for (const size of [1, 5]) {
      const store = new MongoReadStore(newDatabase());
      await applyBatches(store, size);
      expect(await outcomeOf(store)).toEqual(expected);
    }
  });

  it('have the same result after a crash between any two of them', async () => {
    const expected = await undisturbed();
    let survived = 0;
    for (let crashed = true; crashed; survived += STEP) {
      const db = newDatabase();
      const reader = new MongoReadStore(db);
      await applyBatches(reader, 4, 3);
      await outcomeOf(reader);

      const budget: WriteBudget = { left: survived };
      cutOffWrites(budget);
      const outcome = await applyBatches(new MongoReadStore(db), 5).catch((error: unknown) => error);
      crashed = outcome !== undefined;
      if (crashed) expect(outcome).toBeInstanceOf(ReadStoreUnavailable);
      await outcomeOf(reader);

      budget.left = UNLIMITED;
      await applyBatches(new MongoReadStore(db), 2);
      expect(await outcomeOf(reader)).toEqual(expected);
      jest.restoreAllMocks();
    }
    expect(survived).toBeGreaterThan(12);
  });

  it('continue in the same store after a failure', async () => {
    const store = new MongoReadStore(newDatabase());
    await applyBatches(store, 4, 4);
    const budget: WriteBudget = { left: 3 };
    cutOffWrites(budget);
    await expect(redeliver(store, 5, 8)).rejects.toThrow(ReadStoreUnavailable);
    budget.left = UNLIMITED;
    await redeliver(store, 5, 8);
    await redeliver(store, 9, 12);
    expect(await outcomeOf(store)).toEqual(await undisturbed());
  });

  it('of a late writer undo nothing', async () => {
    const db = newDatabase();
    const [late, next] = [new MongoReadStore(db), new MongoReadStore(db)];
    await applyBatches(late, 4, 4);
    await applyBatches(next, 3);
    const expected = await outcomeOf(next);
    const revision = await next.revisionOf('mascots');
    await expect(redeliver(late, 5, 8)).rejects.toThrow(CheckpointMoved);
    await redeliver(late, 9, 12);
    expect(await outcomeOf(next)).toEqual(expected);
    expect(await next.revisionOf('mascots')).toBe(revision);
  });

  it('of two alternating writers have the same result', async () => {
    const db = newDatabase();
    const [one, other] = [new MongoReadStore(db), new MongoReadStore(db)];
    await applyBatches(one, 2, 2);
    await applyBatches(other, 2, 2);
    for (const [writer, first, last] of [
      [one, 3, 5],
      [other, 3, 4],
      [other, 5, 9],
      [one, 6, 11],
      [other, 10, 12],
    ] as const) {
      // The second writer finds the checkpoint moved, reads it again, and goes on from there.
      await redeliver(writer, first, last).catch((error: unknown) => {
        if (!(error instanceof CheckpointMoved)) throw error;
        return redeliver(writer, first, last);
      });
    }
    expect(await outcomeOf(one)).toEqual(await undisturbed());
  });
});

interface WriteBudget {
  left: number;
}

/** Cuts the connection after so many single-document writes, also in the middle of a bulk; `jest.restoreAllMocks` mends it. */
function cutOffWrites(budget: WriteBudget): void {
  const { bulkWrite, updateOne } = Collection.prototype;
  const spend = (wanted: number): number => {
    const granted = Math.min(wanted, budget.left);
    budget.left -= granted;
    return granted;
  };
  jest.spyOn(Collection.prototype, 'bulkWrite').mockImplementation(async function (this: Collection, writes, options) {
    const granted = spend(writes.length);
    if (granted === writes.length) return bulkWrite.call(this, writes, options);
    if (granted > 0) await bulkWrite.call(this, writes.slice(0, granted), options);
    throw new MongoNetworkError('The connection was cut');
  });
  jest.spyOn(Collection.prototype, 'updateOne').mockImplementation(async function (
    this: Collection,
    filter,
    update,
    options,
  ) {
    if (spend(1) === 0) throw new MongoNetworkError('The connection was cut');
    return updateOne.call(this, filter, update, options);
  });
}
