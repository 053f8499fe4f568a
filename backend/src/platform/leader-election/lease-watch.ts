import type { LeaseStore } from './lease-store.js';
import { LEASE_TIMING } from './lease-timing.js';

interface Heartbeat {
  readonly beat: string;
  /** Time at which the heartbeat was first seen, in milliseconds of this process's own clock. */
  readonly since: number;
}

interface OwnerStatus {
  readonly status: string;
  readonly owner: string | null;
}

/** Detects dead lease owners by their heartbeat counters, without comparing clocks. */
export class LeaseWatch {
  private readonly heartbeats = new Map<string, Heartbeat>();
  private readonly leaseTimeoutMs: number;
  private readonly started: number;

  constructor(
    private readonly leases: LeaseStore,
    { beatMs, missedBeats } = LEASE_TIMING,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.leaseTimeoutMs = 2 * beatMs * (missedBeats + 1);
    this.started = now();
  }

  async findOwner(name: string): Promise<OwnerStatus> {
    const lease = await this.leases.find(name);
    const beat = `${lease?.owner ?? ''} ${lease?.token ?? 0} ${lease?.beat ?? 0}`;
    const owner = lease?.owner ?? null;
    const before = this.heartbeats.get(name) ?? (owner === null ? { beat, since: this.started } : undefined);
    const since = before?.beat === beat ? before.since : this.now();
    this.heartbeats.set(name, { beat, since });
    if (this.now() - since > this.leaseTimeoutMs) return { status: 'unowned', owner: null };
    if (owner === null) return { status: 'changing hands', owner };
    return { status: lease?.status ?? 'starting', owner };
  }
}
