import { MongoClient } from 'mongodb';
import { FIRST_BUILD, mascots, positionOf } from '../contract/harness.js';
import { ReadStoreUnavailable } from '../errors.js';
import type { ReadStore } from '../read-store.js';
import { MongoReadStore } from './mongo-read-store.js';

describe('a MongoDB that cannot be reached', () => {
  const nobodyListens = 'mongodb://127.0.0.1:1/marcel';
  const batch = { projection: FIRST_BUILD, changes: [], streamHeads: new Map(), position: positionOf(1) };
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
    ['streamHeads', (store) => store.streamHeads(FIRST_BUILD, ['mascot-1'])],
    ['get', (store) => store.get('mascots', 1)],
    ['find', (store) => store.find('mascots', {})],
    ['revisionOf', (store) => store.revisionOf('mascots')],
    ['digest', (store) => store.digest('mascots')],
  ])('is reported as such by %s', async (_name, operation) => {
    await expect(operation(new MongoReadStore(client.db()))).rejects.toThrow(ReadStoreUnavailable);
  });
});
