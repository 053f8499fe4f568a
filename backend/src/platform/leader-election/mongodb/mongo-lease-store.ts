import type { Collection, Db } from 'mongodb';
import * as z from 'zod/mini';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import { whileAvailable } from '../../mongodb/while-available.js';
import type { Lease, LeaseState, LeaseStore } from '../lease-store.js';

const StoredLease = z.object({
  _id: z.string(),
  owner: z.nullable(z.string()),
  token: z.int(),
  beat: z.int(),
  /** Nodes of an older release do not say it. */
  status: z._default(z.nullable(z.string()), null),
});
type StoredLease = z.infer<typeof StoredLease>;

/** Leases as one document each; every change names the state that it changes. */
export class MongoLeaseStore implements LeaseStore {
  private readonly leases: Collection<StoredLease>;

  /** The connection stays with whoever opened it. */
  constructor(db: Db) {
    this.leases = db.collection('leases');
  }

  async look(name: string): Promise<LeaseState | undefined> {
    const stored = await whileAvailable(() => this.leases.findOne({ _id: name }));
    if (stored === null) return undefined;
    const { owner, token, beat, status } = StoredLease.parse(stored);
    return { owner, token, beat, status };
  }

  async take(name: string, owner: string, seen: LeaseState | undefined): Promise<Lease | undefined> {
    const token = (seen?.token ?? 0) + 1;
    const taken = seen === undefined ? await this.insert(name, owner, token) : await this.replace(name, owner, seen);
    return taken || (await this.isOurs({ name, owner, token })) ? { name, owner, token } : undefined;
  }

  async renew({ name, owner, token }: Lease, status: string): Promise<boolean> {
    const beat = { $inc: { beat: 1 }, $set: { status } };
    const { matchedCount } = await whileAvailable(() => this.leases.updateOne({ _id: name, owner, token }, beat));
    return matchedCount === 1;
  }

  async release({ name, owner, token }: Lease): Promise<void> {
    await whileAvailable(() => this.leases.updateOne({ _id: name, owner, token }, { $set: { owner: null } }));
  }

  /** It may have been taken by an attempt whose answer was lost. */
  private async isOurs({ name, owner, token }: Lease): Promise<boolean> {
    return (await whileAvailable(() => this.leases.findOne({ _id: name, owner, token }))) !== null;
  }

  private async insert(name: string, owner: string, token: number): Promise<boolean> {
    try {
      await whileAvailable(() => this.leases.insertOne({ _id: name, owner, token, beat: 0, status: null }));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async replace(name: string, owner: string, seen: LeaseState): Promise<boolean> {
    const change = { $set: { owner, token: seen.token + 1, beat: 0, status: null } };
    const unmoved = { _id: name, token: seen.token, beat: seen.beat };
    const { matchedCount } = await whileAvailable(() => this.leases.updateOne(unmoved, change));
    return matchedCount === 1;
  }
}
