import { setTimeout as pause } from 'node:timers/promises';

/** How long the adapter waits for what; milliseconds. */
export interface Timing {
  /** For the answer to an append; the client itself would wait for ever. */
  readonly appendTimeoutMs: number;
  /** For the next event of a read. */
  readonly readTimeoutMs: number;
  /** Silence of a subscription after which it is compared with the log. */
  readonly watchdogMs: number;
  /**
   * How long a leader is asked again that says that the log ends in front of a checkpoint: one that was deposed does not know it
   * before it misses the others.
   */
  readonly disbeliefMs: number;
  /** For a discarded client to let go of its calls. */
  readonly disposeTimeoutMs: number;
  readonly backoff: BackoffTiming;
}

/** Pauses between attempts: they double from the first to the longest, and are drawn at random below that. */
export interface BackoffTiming {
  readonly firstMs: number;
  readonly longestMs: number;
  /**
   * How long attempts go on that get nowhere, before the store counts as unavailable. An election takes 2 to 10 s and a restart
   * up to 15 s; a hung server costs an attempt as long as its timeout.
   */
  readonly patienceMs: number;
}

export const DEFAULT_TIMING: Timing = {
  appendTimeoutMs: 5000,
  readTimeoutMs: 10_000,
  watchdogMs: 30_000,
  disbeliefMs: 10_000,
  disposeTimeoutMs: 1000,
  backoff: { firstMs: 100, longestMs: 2000, patienceMs: 25_000 },
};

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
