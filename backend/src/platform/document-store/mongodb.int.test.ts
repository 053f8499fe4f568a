import type { Db } from 'mongodb';
import { describeWithAtomicMongo } from '../../test-support/testing/with-atomic-mongo.js';
import { MongoDocumentStore } from './mongodb.js';
import { describeDocumentStore, type DocumentStoreHarness } from './document-store.contract.js';

describeWithAtomicMongo('MongoDocumentStore', (newDatabase) => {
  let db: Db;
  beforeEach(() => void (db = newDatabase()));
  const harness: DocumentStoreHarness = {
    // The server deletes expired documents by its own clock.
    now: Date.now() + 60 * 60 * 1000,
    open: () => new MongoDocumentStore(db, 'documents', {}, () => harness.now).createIndexes(),
  };

  describeDocumentStore(harness, 150);
});
