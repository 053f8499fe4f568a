import type { LeaseStore } from './lease-store.js';
import { LEASE_TIMING } from './lease-timing.js';

interface Seen {
  readonly beat: string;
  /** Time at which the heartbeat was first seen, in milliseconds of this process's own clock. */
  readonly since: number;
}

interface Watched {
  readonly status: string;
  readonly owner: string | null;
}

/** Detects dead lease owners by their heartbeat counters, without comparing clocks. */
export class LeaseWatch {
  private readonly seen = new Map<string, Seen>();
  private readonly patienceMs: number;
  private readonly started: number;

  constructor(
    private readonly leases: LeaseStore,
    { beatMs, missedBeats } = LEASE_TIMING,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.patienceMs = 2 * beatMs * (missedBeats + 1);
    this.started = now();
  }

  async look(name: string): Promise<Watched> {
    const lease = await this.leases.look(name);
    const beat = `${lease?.owner ?? ''} ${lease?.token ?? 0} ${lease?.beat ?? 0}`;
    const owner = lease?.owner ?? null;
    const before = this.seen.get(name) ?? (owner === null ? { beat, since: this.started } : undefined);
    const since = before?.beat === beat ? before.since : this.now();
    this.seen.set(name, { beat, since });
    if (this.now() - since > this.patienceMs) return { status: 'unowned', owner: null };
    if (owner === null) return { status: 'changing hands', owner };
    return { status: lease?.status ?? 'starting', owner };
  }
}
