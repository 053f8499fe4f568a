import * as z from 'zod/mini';
import type { DocumentStore } from '../document-store/port.js';

/** A lease as its holder knows it. */
export interface Lease {
  readonly name: string;
  readonly owner: string;
  /** Fencing token: rises with every change of owner, so that late writes of an earlier owner can be refused. */
  readonly token: number;
}

const StoredLease = z.object({ owner: z.nullable(z.string()), token: z.int(), status: z.nullable(z.string()) });

/** A lease as everybody sees it. */
export interface LeaseState extends z.infer<typeof StoredLease> {
  /** Rises with every change; as long as its owner is alive, it does not stand still. */
  readonly beat: number;
  /** How the owner was doing at its last beat; null before the first. */
  readonly status: string | null;
}

const LEASES_COLLECTION = 'leases';

/**
 * Where nodes agree on who does what. No clocks are compared: an owner whose beat stands still is gone. Every method may throw
 * StoreUnavailable.
 */
export class LeaseStore {
  constructor(private readonly documents: DocumentStore) {}

  /** Returns undefined for a lease that nobody has ever held. */
  async look(name: string): Promise<LeaseState | undefined> {
    const stored = await this.documents.get(LEASES_COLLECTION, name);
    return stored && { ...StoredLease.parse(stored.value), beat: stored.version };
  }

  /** Takes a lease that still is as `seen`; returns undefined when somebody else was faster. */
  async take(name: string, owner: string, seen: LeaseState | undefined): Promise<Lease | undefined> {
    const token = (seen?.token ?? 0) + 1;
    const isTaken = await this.put(name, { owner, token, status: null }, seen?.beat ?? 0);
    return isTaken ? { name, owner, token } : undefined;
  }

  /** Shows that the owner is alive and how it is doing; returns false when somebody else has the lease. */
  async renew(lease: Lease, status: string): Promise<boolean> {
    return this.change(lease, { owner: lease.owner, token: lease.token, status });
  }

  /** Lets the next one take it at once. */
  async release(lease: Lease): Promise<void> {
    await this.change(lease, { owner: null, token: lease.token, status: null });
  }

  /** Returns false when somebody else has the lease. */
  private async change({ name, owner, token }: Lease, to: z.infer<typeof StoredLease>): Promise<boolean> {
    for (;;) {
      const now = await this.look(name);
      if (now?.owner !== owner || now.token !== token) return false;
      if (await this.put(name, to, now.beat)) return true;
    }
  }

  private put(name: string, lease: z.infer<typeof StoredLease>, ifVersion: number): Promise<boolean> {
    return this.documents.put(LEASES_COLLECTION, name, lease, { ifVersion });
  }
}

/** Nest injection token; undefined where this process is the only one. */
export const LEASES = Symbol('Leases');
