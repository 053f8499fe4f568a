import type { Db } from 'mongodb';
import { openInMemoryEventStore } from '../../event-store/embedded/open.js';
import type { EventStore } from '../../event-store/event-store.js';
import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import type { Log } from '../../observability/logging/log.js';
import { ViewNotBuilt } from '../../read-store/errors.js';
import { MongoReadStore } from '../../read-store/mongodb/mongo-read-store.js';
import { countingProjection } from '../../read-store/test-support/counting.js';
import type { Projection } from './projection.js';
import { LogFeed } from '../log-feed.js';
import { appendCounts } from '../test-support/append-counts.js';
import { Projector } from './projector.js';
import { until } from '../../../test-support/pause.js';

const projection: Projection = {
  ...countingProjection(),
  collections: [{ name: 'counts', id: 'text', fields: { sum: 'number' }, search: ['name'] }],
};

const LOSSES: readonly (readonly [string, RegExp, (db: Db, collection: string) => Promise<unknown>])[] = [
  ['documents are dropped', /\.counts$/, (db, name) => db.dropCollection(name)],
  ['documents are emptied', /\.counts$/, (db, name) => db.collection(name).deleteMany({})],
];

describeWithMongo('a read model with a dropped or emptied collection', (newDatabase) => {
  let db: Db;
  let events: EventStore;
  let views: MongoReadStore;
  let warnings: unknown[];
  let projector: Projector;
  beforeEach(() => {
    db = newDatabase();
    events = openInMemoryEventStore();
    views = new MongoReadStore(db);
    warnings = [];
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await projector.stop();
    await events.close();
  });

  const log: Log = {
    info: () => undefined,
    error: () => undefined,
    warn: (...args: unknown[]) => void warnings.push(args.at(-1)),
  };
  const start = async (checkEveryMs?: number) => {
    const tools = { events, feed: new LogFeed(events), store: new MongoReadStore(db), log, checkEveryMs };
    projector = new Projector(tools, projection);
    await projector.start();
  };
  const count = (stream: string) => appendCounts(events, stream, 1);
  const sums = async () => {
    const { documents } = await views.find('counts', { sort: { field: 'id', direction: 'asc' } });
    return documents.map(({ sum }) => sum);
  };
  const shows = async (...expected: number[]): Promise<boolean> =>
    JSON.stringify(await sums().catch(() => undefined)) === JSON.stringify(expected);
  const lose = async (collection: RegExp, how: (typeof LOSSES)[number][2]) => {
    const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    await how(db, names.find((name) => collection.test(name)) ?? '');
  };
  const isSaid = () => warnings.some((warning) => String(warning).includes('dropped or emptied'));

  it.each(LOSSES)('is rebuilt at the next start when its %s', async (_, collection, how) => {
    await count('count-a');
    await count('count-b');
    await start();
    await until(() => shows(1, 1));
    await projector.stop();
    await lose(collection, how);
    await start();
    await until(() => shows(1, 1));
    expect(isSaid()).toBe(true);
    await count('count-a');
    await until(() => shows(2, 1));
  });

  it.each(LOSSES)('is rebuilt while it is kept when its %s', async (_, collection, how) => {
    await count('count-a');
    await start(1);
    await until(() => shows(1));
    await lose(collection, how);
    await count('count-b');
    await until(async () => isSaid() && (await shows(1, 1)));
  });

  it('is rebuilt without new events when it was dropped', async () => {
    await count('count-a');
    await start(1);
    await until(() => shows(1));
    await views.drop({ name: 'counts', version: 1 });
    await until(() => shows(1));
  });

  it('is rebuilt when a part of it is lost before its activation', async () => {
    await count('count-a');
    let isLost = false;
    jest.spyOn(MongoReadStore.prototype, 'commit').mockImplementation(async function (this: MongoReadStore, batch) {
      const failed = await commit.call(this, batch);
      if (!isLost) await lose(/\.counts$/, (_db, name) => db.dropCollection(name));
      isLost = true;
      return failed;
    });
    await start();
    await until(() => shows(1));
    expect(isSaid()).toBe(true);
  });

  it('is not shown any more, not even partly', async () => {
    await count('count-a');
    await start();
    await until(() => shows(1));
    await lose(/\.counts$/, (_db, name) => db.dropCollection(name));
    await expect(views.get('counts', 'count-a')).rejects.toThrow(ViewNotBuilt);
    await expect(views.find('counts', {})).rejects.toThrow(ViewNotBuilt);
  });
});

const { commit } = MongoReadStore.prototype;
