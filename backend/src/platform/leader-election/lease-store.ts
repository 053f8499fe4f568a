import * as z from 'zod/mini';
import type { DocumentStore } from '../document-store/port.js';

export interface Lease {
  readonly name: string;
  readonly owner: string;
  /** Fencing token: rises with every change of owner, so that late writes of an earlier owner can be rejected. */
  readonly token: number;
}

const StoredLease = z.object({ owner: z.nullable(z.string()), token: z.int(), status: z.nullable(z.string()) });

export interface LeaseState extends z.infer<typeof StoredLease> {
  readonly beat: number;
  readonly status: string | null;
}

const LEASES_COLLECTION = 'leases';

export class LeaseStore {
  constructor(private readonly documents: DocumentStore) {}

  async find(name: string): Promise<LeaseState | undefined> {
    const stored = await this.documents.get(LEASES_COLLECTION, name);
    return stored && { ...StoredLease.parse(stored.value), beat: stored.version };
  }

  async acquire(name: string, owner: string, expected: LeaseState | undefined): Promise<Lease | undefined> {
    const token = (expected?.token ?? 0) + 1;
    const isAcquired = await this.put(name, { owner, token, status: null }, expected?.beat ?? 0);
    return isAcquired ? { name, owner, token } : undefined;
  }

  async renew(lease: Lease, status: string): Promise<boolean> {
    return this.change(lease, { owner: lease.owner, token: lease.token, status });
  }

  async release(lease: Lease): Promise<void> {
    await this.change(lease, { owner: null, token: lease.token, status: null });
  }

  private async change({ name, owner, token }: Lease, to: z.infer<typeof StoredLease>): Promise<boolean> {
    for (;;) {
      const current = await this.find(name);
      if (current?.owner !== owner || current.token !== token) return false;
      if (await this.put(name, to, current.beat)) return true;
    }
  }

  private put(name: string, lease: z.infer<typeof StoredLease>, ifVersion: number): Promise<boolean> {
    return this.documents.put(LEASES_COLLECTION, name, lease, { ifVersion });
  }
}

/** Nest injection token; undefined where this process is the only one. */
export const LEASES = Symbol('Leases');
