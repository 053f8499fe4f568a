import type { Db } from 'mongodb';
import { describeBlobStore } from '../blob-store/contract/blob-store.contract.js';
import { GridFsBlobStore } from '../blob-store/gridfs/gridfs-blob-store.js';
import { MongoDocumentStore } from '../document-store/mongodb.js';
import { describeDocumentStore, type DocumentStoreHarness } from '../document-store/document-store.contract.js';
import { describeReadStore } from '../read-store/contract/read-store.contract.js';
import { MongoReadStore } from '../read-store/mongodb/mongo-read-store.js';
import { describeWithDisturbedMongo } from '../../test-support/testing/with-disturbed-mongo.js';

const seed = Number(process.env.FAULT_SEED ?? 7);

describeWithDisturbedMongo('Stores in MongoDB', seed, (newDatabase) => {
  let db: Db;

  describe('of documents', () => {
    beforeEach(() => void (db = newDatabase()));
    const harness: DocumentStoreHarness = {
      now: Date.now() + 60 * 60 * 1000,
      open: async () => new MongoDocumentStore(db, 'documents', {}, () => harness.now),
    };
    // Some of a thousand concurrent calls would hit one fault after the other.
    describeDocumentStore(harness, 20);
  });

  describe('of blobs', () => {
    beforeEach(() => void (db = newDatabase()));
    describeBlobStore(async (now) => new GridFsBlobStore(db, now));
  });

  describeReadStore('of read models', async () => new MongoReadStore(newDatabase()), 500);
});
