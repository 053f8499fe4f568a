import pRetry from 'p-retry';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../errors/store-unavailable.js';

/** Pauses between attempts, in milliseconds: they double from the first to the longest, with jitter. */
export interface BackoffPolicy {
  readonly initialDelayMs: number;
  readonly maxDelayMs: number;
}

export const DEFAULT_BACKOFF: BackoffPolicy = { initialDelayMs: 100, maxDelayMs: 5000 };

export const isTransient = (error: unknown): boolean => error instanceof StoreUnavailable;

/** Options of p-retry for an operation that is repeated until it succeeds. */
export const retryForeverOptions = ({ initialDelayMs, maxDelayMs } = DEFAULT_BACKOFF) => ({
  retries: Number.POSITIVE_INFINITY,
  minTimeout: initialDelayMs,
  maxTimeout: maxDelayMs,
  randomize: true,
});

/** Returns the pause after so many failures in a row. @param random from 0 to 1; spreads out simultaneous retries */
export const delayBeforeRetry = (failures: number, policy: BackoffPolicy, random = Math.random()): number =>
  Math.min(policy.initialDelayMs * 2 ** (failures - 1), policy.maxDelayMs) * (0.5 + random / 2);

/** Pauses after so many failures in a row, or until the signal aborts. */
export async function pauseBeforeRetry(failures: number, policy: BackoffPolicy, signal: AbortSignal): Promise<void> {
  await pause(delayBeforeRetry(failures, policy), undefined, { signal }).catch(() => undefined);
}

/** Fails calls at once while a store is known to be unavailable, until a probe succeeds. */
export class CircuitBreaker {
  private cause: StoreUnavailable | undefined;

  /**
   * @param probe rejects with StoreUnavailable while the store is unavailable
   * @param backoff between two probes
   * @param closed aborts when nobody needs the store any more
   */
  constructor(
    private readonly probe: () => Promise<unknown>,
    private readonly backoff: BackoffPolicy,
    private readonly closed: AbortSignal,
  ) {}

  /** @throws the error that opened it */
  assertClosed(): void {
    if (this.cause !== undefined) throw this.cause;
  }

  /** Resolves, and never rejects, once a probe has succeeded. */
  async open(cause: StoreUnavailable): Promise<void> {
    if (this.cause !== undefined) return;
    this.cause = cause;
    const options = { ...retryForeverOptions(this.backoff), signal: this.closed };
    const shouldRetry = ({ error }: { readonly error: Error }) => isTransient(error);
    await pRetry(this.probe, { ...options, shouldRetry }).catch(() => undefined);
    this.cause = undefined;
  }
}
