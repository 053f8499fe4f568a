import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

type Answer = Parameters<FastifyRateLimitStore['incr']>[1];

interface Clock {
  /** Milliseconds, which only go forwards. */
  now(): number;
}

/** Networks that are counted at once; whoever has been silent for longest is forgotten first. */
const MOST_KEYS = 5000;

/**
 * Counts in windows that end whatever becomes of the time of day: the plugin's own go by it, and last for hours when it is
 * set back.
 */
export class MonotonicWindows implements FastifyRateLimitStore {
  private readonly counts: LRUCache<string, number>;

  constructor(
    private readonly options: FastifyRateLimitOptions,
    private readonly clock: Clock = performance,
  ) {
    this.counts = new LRUCache({ max: MOST_KEYS, perf: clock, ttlResolution: 0, noUpdateTTL: true });
  }

  incr(key: string, answer: Answer, timeWindow: number): void {
    const current = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, current, { ttl: timeWindow });
    answer(null, { current, ttl: this.counts.getRemainingTTL(key) });
  }

  read(key: string, answer: Answer): void {
    const current = this.counts.get(key);
    answer(null, current === undefined ? { current: 0, ttl: 0 } : { current, ttl: this.counts.getRemainingTTL(key) });
  }

  child(): MonotonicWindows {
    return new MonotonicWindows(this.options, this.clock);
  }
}
