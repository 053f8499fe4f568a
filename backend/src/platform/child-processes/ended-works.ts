import { LRUCache } from 'lru-cache';
import { EndedTooOften } from './errors.js';
import type { Owner } from './lanes.js';

interface Clock {
  /** Milliseconds, which only go forwards. */
  now(): number;
}

const MINUTE = 60_000;

/** Owners that are counted at once; whoever has been silent for longest is forgotten first. */
const MOST_OWNERS = 5000;

/** Counts for a minute whose work had to be ended: it costs much, gives nothing, and would be brought again and again. */
export class EndedWorks {
  private readonly counts: LRUCache<string, number>;

  constructor(
    private readonly most = Number.POSITIVE_INFINITY,
    clock: Clock = performance,
  ) {
    this.counts = new LRUCache({ max: MOST_OWNERS, ttl: MINUTE, perf: clock, ttlResolution: 0, noUpdateTTL: true });
  }

  countOf(owner: Owner): void {
    if (owner !== undefined) this.counts.set(owner, (this.counts.get(owner) ?? 0) + 1);
  }

  /** @throws EndedTooOften */
  assertFewOf(owner: Owner): void {
    if (owner === undefined || (this.counts.get(owner) ?? 0) < this.most) return;
    throw new EndedTooOften(Math.ceil(this.counts.getRemainingTTL(owner) / 1000));
  }
}
