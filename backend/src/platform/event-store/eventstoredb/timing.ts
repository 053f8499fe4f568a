import { type BackoffPolicy, pauseBeforeRetry } from '../../scheduling/retry.js';

/** Timeouts of the adapter, in milliseconds. */
export interface Timing {
  /** Longer than the 2 to 3 seconds after which the server says that an append timed out. */
  readonly appendTimeoutMs: number;
  readonly readTimeoutMs: number;
  /** Silence after which a subscription is compared with the log. */
  readonly watchdogMs: number;
  /** Maximum wait until the leader reaches the checkpoint of a subscription; then the log counts as replaced. */
  readonly beyondLogTimeoutMs: number;
  readonly disposeTimeoutMs: number;
  readonly backoff: BackoffTiming;
}

export interface BackoffTiming extends BackoffPolicy {
  readonly giveUpAfterMs: number;
}

export const DEFAULT_TIMING: Timing = {
  appendTimeoutMs: 3500,
  readTimeoutMs: 2500,
  watchdogMs: 30_000,
  beyondLogTimeoutMs: 10_000,
  disposeTimeoutMs: 1000,
  backoff: { initialDelayMs: 100, maxDelayMs: 500, giveUpAfterMs: 8000 },
};

export class Backoff {
  private failures = 0;
  private since: number | undefined;

  /** @param now milliseconds on a monotonic clock */
  constructor(
    private readonly timing: BackoffTiming,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get hasFailed(): boolean {
    return this.failures > 0;
  }

  /** Starts the time limit now, not at the first failure. */
  start(): this {
    this.since = this.now();
    return this;
  }

  reset(): void {
    this.failures = 0;
    this.since = undefined;
  }

  /** Returns the timeout of the next attempt. Retries get at most the time that is left. */
  limit(timeoutMs: number): number {
    const leftMs = Math.max(0, Math.round((this.since ?? this.now()) + this.timing.giveUpAfterMs - this.now()));
    return this.hasFailed ? Math.min(timeoutMs, leftMs) : timeoutMs;
  }

  canRetry(): boolean {
    this.since ??= this.now();
    return this.now() - this.since < this.timing.giveUpAfterMs;
  }

  /** Counts a failure, and waits before the next attempt or until the signal aborts. */
  async wait(signal: AbortSignal): Promise<void> {
    this.failures += 1;
    await pauseBeforeRetry(this.failures, this.timing, signal);
  }
}
