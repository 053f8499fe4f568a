import { MongoAnswerStore } from '../answer-store/mongodb/mongo-answer-store.js';
import { GridFsBlobStore } from '../blob-store/gridfs/gridfs-blob-store.js';
import { MongoRebuildBoard } from '../consumers/rebuilds/mongodb/mongo-rebuild-board.js';
import { MongoLeaseStore } from '../leader-election/mongodb/mongo-lease-store.js';
import { connectMongo } from '../mongodb/connect-mongo.js';
import { MongoKeyVault } from '../personal-data/mongodb/mongo-key-vault.js';
import { MongoPresenceBoard } from '../presence/mongodb/mongo-presence-board.js';
import { MongoQuotaStore } from '../quotas/mongodb/mongo-quota-store.js';
import { MongoReadStore } from '../read-store/mongodb/mongo-read-store.js';
import { MongoSnapshotStore } from '../snapshot-store/mongodb/mongo-snapshot-store.js';
import { MongoRunBoard } from '../runs/mongodb/mongo-run-board.js';
import type { Kept, Shared } from './engines.js';

interface InMongo extends Kept, Shared {
  disconnect(): Promise<void>;
}

/** @throws SettingsError, MongoError */
export async function openInMongo(url: string): Promise<InMongo> {
  const mongo = await connectMongo(url);
  const { db } = mongo;
  try {
    return {
      views: new MongoReadStore(db),
      keys: new MongoKeyVault(db),
      blobs: new GridFsBlobStore(db),
      answers: await MongoAnswerStore.open(db),
      snapshots: new MongoSnapshotStore(db),
      quotas: new MongoQuotaStore(db),
      runs: new MongoRunBoard(db),
      presence: new MongoPresenceBoard(db),
      leases: new MongoLeaseStore(db),
      rebuilds: new MongoRebuildBoard(db),
      disconnect: () => mongo.close(),
    };
  } catch (error) {
    await mongo.close();
    throw error;
  }
}
