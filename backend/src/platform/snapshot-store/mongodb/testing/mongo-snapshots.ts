import type { Db } from 'mongodb';
import type { NewDatabase } from '../../../mongodb/testing/with-mongo.js';
import type { SnapshotStoreHarness } from '../../contract/snapshot-store.contract.js';
import { MongoSnapshotStore } from '../mongo-snapshot-store.js';

export function mongoSnapshots(newDatabase: NewDatabase): SnapshotStoreHarness {
  let db: Db;
  const harness: SnapshotStoreHarness = {
    open: () => {
      db = newDatabase();
      return harness.reopen();
    },
    reopen: async () => new MongoSnapshotStore(db),
  };
  return harness;
}
