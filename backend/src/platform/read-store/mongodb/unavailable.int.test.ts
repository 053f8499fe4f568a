import { MongoClient } from 'mongodb';
import { connectMongo } from '../../mongodb/connect-mongo.js';
import { breakableConnection } from '../../mongodb/testing/breakable-connection.js';
import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { FIRST_BUILD, mascots, positionOf, put } from '../test-support/harness.js';
import { ReadStoreUnavailable } from '../errors.js';
import type { ReadStore } from '../read-store.js';
import { MongoReadStore } from './mongo-read-store.js';

describe('a MongoDB that cannot be reached', () => {
  const nobodyListens = 'mongodb://127.0.0.1:1/marcel';
  const batch = { parts: [{ projection: FIRST_BUILD, changes: [] }], position: positionOf(1) };
  let client: MongoClient;
  beforeEach(() => void (client = new MongoClient(nobodyListens, { serverSelectionTimeoutMS: 50 })));
  afterEach(() => client.close());

  it.each<[string, (store: ReadStore) => Promise<unknown>]>([
    ['prepare', (store) => store.prepare(FIRST_BUILD, [mascots])],
    ['activeVersion', (store) => store.activeVersion('catalogue')],
    ['activate', (store) => store.activate(FIRST_BUILD)],
    ['drop', (store) => store.drop(FIRST_BUILD)],
    ['commit', (store) => store.commit(batch)],
    ['checkpoint', (store) => store.checkpoint(FIRST_BUILD)],
    ['get', (store) => store.get('mascots', 1)],
    ['find', (store) => store.find('mascots', {})],
    ['revisionOf', (store) => store.revisionOf('mascots')],
  ])('is reported as such by %s', async (_name, operation) => {
    await expect(operation(new MongoReadStore(client.db()))).rejects.toThrow(ReadStoreUnavailable);
  });
});

describeWithMongo('a MongoDB connection', (newDatabase) => {
  it.each(['.mascots', 'checkpoint'])('may be interrupted while %s is written', async (written) => {
    const connection = await breakableConnection(process.env.MONGODB_TEST_URL ?? '');
    const { db, close } = await connectMongo(connection.url);
    const store = new MongoReadStore(db.client.db(newDatabase().databaseName));
    await store.prepare(FIRST_BUILD, [mascots]);
    await store.activate(FIRST_BUILD);
    const change = { position: positionOf(1), change: put(1, { name: 'Astro' }) };
    const batch = { parts: [{ projection: FIRST_BUILD, changes: [change] }], position: positionOf(1) };
    connection.breakAt(written);
    const outcome = await store.commit(batch).catch((error: unknown) => error);
    // The driver retries a write by itself where the server supports it.
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ReadStoreUnavailable);
    await store.commit(batch);
    expect(await store.get('mascots', 1)).toEqual({ id: 1, name: 'Astro' });
    expect(await store.checkpoint(FIRST_BUILD)).toBe(positionOf(1));
    await close();
    await connection.close();
  });
});
