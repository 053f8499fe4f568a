import type { Collection, Db } from 'mongodb';
import * as z from 'zod/mini';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import { whileAvailable } from '../../mongodb/while-available.js';
import { Snapshot, type SnapshotStore } from '../snapshot-store.js';

/** The snapshot as JSON, for MongoDB does not give back every document as it was put. */
const StoredSnapshot = z.object({ _id: z.string(), snapshot: z.string() });

/** Snapshots in MongoDB, for all nodes. */
export class MongoSnapshotStore implements SnapshotStore {
  private readonly snapshots: Collection<z.infer<typeof StoredSnapshot>>;

  /** The connection stays with whoever opened it. */
  constructor(db: Db) {
    this.snapshots = db.collection('snapshots');
  }

  async find(stream: string): Promise<Snapshot | undefined> {
    const stored = await whileAvailable(() => this.snapshots.findOne({ _id: stream }));
    return stored === null ? undefined : Snapshot.parse(JSON.parse(StoredSnapshot.parse(stored).snapshot));
  }

  async keep(stream: string, snapshot: Snapshot): Promise<void> {
    const change = { $set: { snapshot: JSON.stringify(snapshot) } };
    try {
      await whileAvailable(() => this.snapshots.updateOne({ _id: stream }, change, { upsert: true }));
    } catch (error) {
      // Another node has kept its own at the same moment, which is as good.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async close(): Promise<void> {}
}
