import { setTimeout as pause } from 'node:timers/promises';
import type { BackoffTiming } from './timing.js';

/** Counts attempts that failed in a row, and spaces them out. */
export class Backoff {
  private failures = 0;
  /** The first failure in the row. */
  private since: number | undefined;

  /**
   * @param random from 0 to 1; spreads out those that failed at the same moment
   * @param now milliseconds on a clock that only goes forwards
   */
  constructor(
    private readonly timing: BackoffTiming,
    private readonly random: () => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** To be told whenever something worked. */
  reset(): void {
    this.failures = 0;
    this.since = undefined;
  }

  /** Whether another attempt is in order after one more failure: what went well before it for long does not count. */
  hasAnother(): boolean {
    this.since ??= this.now();
    return this.now() - this.since < this.timing.patienceMs;
  }

  /** Length of the next pause in milliseconds, which counts one failure. */
  nextPause(): number {
    const { firstMs, longestMs } = this.timing;
    const longest = Math.min(longestMs, firstMs * 2 ** this.failures++);
    return longest * (0.5 + this.random() / 2);
  }

  /** Waits before the next attempt, or until the signal aborts. */
  async wait(signal: AbortSignal): Promise<void> {
    await pause(this.nextPause(), undefined, { signal }).catch(() => undefined);
  }
}
