import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { commitOne, Harness, increment, positionOf, put } from '../test-support/harness.js';
import { MongoReadStore } from './mongo-read-store.js';

describeWithMongo('batches into MongoDB', (newDatabase) => {
  it('may change more than a hundred documents at once', async () => {
    const { store, ref } = await Harness.start(async () => new MongoReadStore(newDatabase()));
    const ids = Array.from({ length: 110 }, (_, index) => index + 1);
    const deliver = (change: typeof put | typeof increment, number: number) =>
      commitOne(
        store,
        {
          projection: ref,
          changes: ids.map((id) => ({ position: positionOf(number), change: change(id, { likes: 1 }) })),
        },
        { position: positionOf(number) },
      );
    for (const [index, change] of [put, increment, increment].entries()) await deliver(change, index + 1);
    const { total } = await store.find('mascots', { where: [{ field: 'likes', oneOf: [3] }], limit: 1 });
    expect(total).toBe(110);
  });
});
