import type { Lease, LeaseState, LeaseStore } from '../lease-store.js';

/** Leases of one process, for tests. */
export class InMemoryLeaseStore implements LeaseStore {
  private readonly leases = new Map<string, LeaseState>();

  async look(name: string): Promise<LeaseState | undefined> {
    return this.leases.get(name);
  }

  async take(name: string, owner: string, seen: LeaseState | undefined): Promise<Lease | undefined> {
    const now = this.leases.get(name);
    if (now?.token !== seen?.token || now?.beat !== seen?.beat) return undefined;
    const token = (seen?.token ?? 0) + 1;
    this.leases.set(name, { owner, token, beat: 0, status: null });
    return { name, owner, token };
  }

  async renew(lease: Lease, status: string): Promise<boolean> {
    const now = this.leases.get(lease.name);
    if (now?.owner !== lease.owner || now.token !== lease.token) return false;
    this.leases.set(lease.name, { ...now, beat: now.beat + 1, status });
    return true;
  }

  async release(lease: Lease): Promise<void> {
    const now = this.leases.get(lease.name);
    if (now?.token === lease.token) this.leases.set(lease.name, { ...now, owner: null });
  }
}
