import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { describeWithAtomicMongo } from '../../../test-support/testing/with-atomic-mongo.js';
import { describeBlobStore } from '../contract/blob-store.contract.js';
import { GridFsBlobStore } from './gridfs-blob-store.js';

describeWithAtomicMongo('GridFsBlobStore', (newDatabase) => {
  let db: Db;
  beforeEach(() => void (db = newDatabase()));

  describeBlobStore(async (now) => new GridFsBlobStore(db, now));

  it('keeps pictures of many chunks', async () => {
    const store = new GridFsBlobStore(db);
    const picture = randomBytes(600_000);
    expect((await store.get(await store.put(picture)))?.equals(picture)).toBe(true);
  });

  it('stores the same bytes once', async () => {
    const store = new GridFsBlobStore(db);
    for (let time = 0; time < 3; time++) await store.put(Buffer.from('again'));
    expect(await db.collection('pictures.files').countDocuments()).toBe(1);
  });

  it('ignores an interrupted upload', async () => {
    const store = new GridFsBlobStore(db);
    const name = await store.put(Buffer.from('whole'));
    await db.collection('pictures.files').deleteMany({});
    expect(await store.has(name)).toBe(false);
    expect(await store.get(name)).toBeUndefined();
    await store.put(Buffer.from('whole'));
    expect(await store.get(name)).toEqual(Buffer.from('whole'));
  });

  it('reports a picture with a missing chunk', async () => {
    const store = new GridFsBlobStore(db);
    const name = await store.put(Buffer.from('whole'));
    await db.collection('pictures.chunks').deleteMany({});
    await expect(store.get(name)).rejects.toThrow(Error);
  });
});
