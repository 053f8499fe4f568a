import { connectMongo } from '../../mongodb/connect-mongo.js';
import { describeReplicaSet } from '../../../test-support/mongodb-proxy/testing/use-replica-set.js';
import { randomFrom } from '../../../test-support/mongodb-proxy/faults.js';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { CheckpointMoved } from '../errors.js';
import { MongoReadStore } from './mongo-read-store.js';
import { outcomeOf, takeIn } from './testing/story.js';

const SEEDS = process.env.FAULT_SEED === undefined ? [1, 2, 3] : [Number(process.env.FAULT_SEED)];

describeReplicaSet('a read model over a replica set', (used) => {
  const openStore = async () => {
    const { set, database } = used();
    const { db, close } = await connectMongo((await set.line()).url(database));
    return { store: new MongoReadStore(db), close };
  };

  it.each(SEEDS)('comes to the same whatever befalls its writer and its readers, seed %i', async (seed) => {
    const { set } = used();
    const [writer, reader] = [await openStore(), await openStore()];
    set.faults.atRandom(0.1, seed);
    const random = randomFrom(seed);
    const told: unknown[] = [];
    for (let upTo = 1; upTo <= 12; upTo++) {
      await persistently(() => takeIn(writer.store, 2, upTo), told);
      if (random() < 0.5) set.stepDown();
      const outcome = persistently(() => outcomeOf(reader.store), told);
      setImmediate(() => set.elect(Math.floor(random() * 3)));
      await outcome;
    }
    set.faults.calm();
    expect(set.faults.struck.size).toBeGreaterThan(5);
    // A cut of what the store itself did again does not come here.
    expect(told.filter((error) => !(error instanceof StoreUnavailable || error instanceof CheckpointMoved))).toEqual(
      [],
    );
    const seen = await outcomeOf(reader.store);
    await Promise.all([writer.close(), reader.close()]);

    const undisturbed = new MongoReadStore(await used().db({}, await set.line()));
    await undisturbed.drop({ name: 'catalogue', version: 1, generation: 0 });
    await takeIn(undisturbed, 4);
    expect(seen).toEqual(await outcomeOf(undisturbed));
  });
});

async function persistently<Result>(work: () => Promise<Result>, told: unknown[]): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      told.push(error);
      if (!(error instanceof StoreUnavailable || error instanceof CheckpointMoved)) throw error;
    }
  }
}
