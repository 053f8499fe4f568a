import type { Db } from 'mongodb';
import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { itKeepsSnapshots, type SnapshotStoreHarness } from '../contract/snapshot-store.contract.js';
import { MongoSnapshotStore } from './mongo-snapshot-store.js';

describeWithMongo('MongoSnapshotStore', (newDatabase) => {
  let db: Db;
  const harness: SnapshotStoreHarness = {
    open: () => {
      db = newDatabase();
      return harness.reopen();
    },
    reopen: async () => new MongoSnapshotStore(db),
  };
  itKeepsSnapshots(harness);
});
