import type { LeaseStore } from '../leader-election/lease-store.js';
import { LEASE_TIMING } from '../leader-election/lease-timing.js';

interface Seen {
  readonly beat: string;
  /** When the beat was first seen, in milliseconds of this process's own clock. */
  readonly since: number;
}

/** What a lease tells those who do not hold it. */
export interface Watched {
  /** What its owner says; `unowned` when nobody has done it for longer than it takes to replace an owner. */
  readonly status: string;
  readonly owner: string | null;
}

/** The same, and for how long its owner has it. */
export interface WatchedLease extends Watched {
  /** Rises with every change of owner. */
  readonly term: number;
  /** How long ago this process saw its last beat for the first time, in milliseconds; undefined where nobody has it. */
  readonly stillForMs: number | undefined;
  /** After so long without a beat another node takes it. */
  readonly lastsMs: number;
}

/** Tells the living from the dead by their beats: one that stands still is gone, whatever any clock says. */
export class LeaseWatch {
  private readonly seen = new Map<string, Seen>();
  /** For how long an owner that stands still is left its lease. */
  private readonly lastsMs: number;
  /** Longer than a fail-over takes. */
  private readonly patienceMs: number;
  private readonly started: number;

  constructor(
    private readonly leases: LeaseStore,
    { beatMs, missedBeats } = LEASE_TIMING,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.lastsMs = beatMs * (missedBeats + 1);
    this.patienceMs = 2 * this.lastsMs;
    this.started = now();
  }

  async look(name: string): Promise<Watched> {
    const { status, owner } = await this.watch(name);
    return { status, owner };
  }

  async watch(name: string): Promise<WatchedLease> {
    const lease = await this.leases.look(name);
    const beat = `${lease?.owner ?? ''} ${lease?.token ?? 0} ${lease?.beat ?? 0}`;
    const owner = lease?.owner ?? null;
    const before = this.seen.get(name) ?? (owner === null ? { beat, since: this.started } : undefined);
    const since = before?.beat === beat ? before.since : this.now();
    this.seen.set(name, { beat, since });
    const stillForMs = this.now() - since;
    const known = { term: lease?.token ?? 0, lastsMs: this.lastsMs };
    if (stillForMs > this.patienceMs) return { ...known, status: 'unowned', owner: null, stillForMs: undefined };
    if (owner === null) return { ...known, status: 'changing hands', owner, stillForMs: undefined };
    return { ...known, status: lease?.status ?? 'starting', owner, stillForMs };
  }
}
