import type { Collection, Db } from 'mongodb';
import * as z from 'zod/mini';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import type { Lease, LeaseState, LeaseStore } from '../lease-store.js';

const StoredLease = z.object({ _id: z.string(), owner: z.nullable(z.string()), token: z.int(), beat: z.int() });
type StoredLease = z.infer<typeof StoredLease>;

/** Leases as one document each; every change names the state that it changes. */
export class MongoLeaseStore implements LeaseStore {
  private readonly leases: Collection<StoredLease>;

  /** The connection stays with whoever opened it. */
  constructor(db: Db) {
    this.leases = db.collection('leases');
  }

  async look(name: string): Promise<LeaseState | undefined> {
    const stored = await this.leases.findOne({ _id: name });
    return stored === null ? undefined : StoredLease.parse(stored);
  }

  async take(name: string, owner: string, seen: LeaseState | undefined): Promise<Lease | undefined> {
    const token = (seen?.token ?? 0) + 1;
    const taken = seen === undefined ? await this.insert(name, owner, token) : await this.replace(name, owner, seen);
    return taken ? { name, owner, token } : undefined;
  }

  async renew({ name, owner, token }: Lease): Promise<boolean> {
    const { matchedCount } = await this.leases.updateOne({ _id: name, owner, token }, { $inc: { beat: 1 } });
    return matchedCount === 1;
  }

  async release({ name, owner, token }: Lease): Promise<void> {
    await this.leases.updateOne({ _id: name, owner, token }, { $set: { owner: null } });
  }

  private async insert(name: string, owner: string, token: number): Promise<boolean> {
    try {
      await this.leases.insertOne({ _id: name, owner, token, beat: 0 });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async replace(name: string, owner: string, seen: LeaseState): Promise<boolean> {
    const change = { $set: { owner, token: seen.token + 1, beat: 0 } };
    const { matchedCount } = await this.leases.updateOne({ _id: name, token: seen.token, beat: seen.beat }, change);
    return matchedCount === 1;
  }
}
