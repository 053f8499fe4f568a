import type { CommandStartedEvent } from 'mongodb';
import { describeReplicaSet } from '../../../test-support/mongodb-proxy/testing/use-replica-set.js';
import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { Harness, put } from '../test-support/harness.js';
import { describeSearch } from '../contract/search.contract.js';
import { MongoReadStore } from './mongo-read-store.js';

const NARROW = { named: 0, chunk: 2 };
const MATCHES = 60;

describeWithMongo('MongoDB, where searches find too much to name', (newDatabase) => {
  describeSearch(async () => new MongoReadStore(newDatabase(), NARROW));

  it('orders, filters, counts and pages through what a search finds', async () => {
    const { store, commit } = await harnessOf(new MongoReadStore(newDatabase(), { named: 10, chunk: 7 }));
    await commit();
    const query = {
      search: 'robot',
      where: [{ field: 'likes', from: 30 }],
      sort: { field: 'year', direction: 'asc' },
    } as const;
    const found = await store.find('mascots', query);
    // Years only of every other one: those without come last, by id.
    const [dated, undated] = [0, 1].map((rest) => range(30, MATCHES).filter((id) => id % 2 === rest));
    expect(found.total).toBe(31);
    expect(found.documents.map(({ id }) => id)).toEqual([...(dated ?? []), ...(undated ?? [])]);
    const pages = [0, 8, 16, 24].map((offset) => store.find('mascots', { ...query, offset, limit: 8 }));
    expect((await Promise.all(pages)).flatMap(({ documents }) => documents)).toEqual(found.documents);
  });
});

describeReplicaSet('a search in MongoDB', (used) => {
  it('sends no more ids than its limits say, however much it finds', async () => {
    const db = await used().db({ monitorCommands: true });
    const { store, commit } = await harnessOf(new MongoReadStore(db, { named: 10, chunk: 7 }));
    await commit();
    let longest = 0;
    db.client.on('commandStarted', ({ command }: CommandStartedEvent) => {
      for (const [, list] of JSON.stringify(command).matchAll(/"\$in":\[([^\]]*)\]/g))
        longest = Math.max(longest, (list ?? '').split(',').length);
    });
    for (const search of ['robot', 'robot 7']) {
      await store.find('mascots', { search, limit: 20 });
      await store.find('mascots', { search, where: [{ field: 'likes', to: 50 }], offset: 15 });
    }
    expect(longest).toBeLessThanOrEqual(10);
  });
});

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

async function harnessOf(store: MongoReadStore) {
  const harness = await Harness.start(async () => store);
  const puts = range(1, MATCHES).map((id) =>
    put(id, { name: `Robot ${id}`, likes: id, ...(id % 2 === 0 && { year: 1900 + id }) }),
  );
  return { store, commit: () => harness.commit(...puts, put(MATCHES + 1, { name: 'Tux', likes: 99 })) };
}
