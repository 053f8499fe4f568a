import { setTimeout as pause } from 'node:timers/promises';
import { asError } from '../errors/as-error.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';

/** Pauses between attempts, in milliseconds: they double from the first to the longest, with jitter. */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

export const DEFAULT_BACKOFF: Backoff = { firstMs: 100, longestMs: 5000 };

export interface RetryPolicy {
  readonly backoff: Backoff;
  readonly signal: AbortSignal;
  readonly onFailure: (error: Error, attempt: number) => void;
  readonly isWorthRetrying: (error: Error, attempt: number) => boolean;
}

export const isTransient = (error: Error): boolean => error instanceof StoreUnavailable;

/** Calls an operation until it succeeds. @throws the first error that is not worth retrying, or the reason of the signal */
export async function retryForever<T>(operation: () => Promise<T>, policy: RetryPolicy): Promise<T> {
  const { backoff, signal, onFailure, isWorthRetrying } = policy;
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await operation();
    } catch (cause) {
      const error = asError(cause);
      if (!isWorthRetrying(error, attempt)) throw error;
      onFailure(error, attempt);
    }
    await backOff(attempt, backoff, signal);
  }
}

/** Pauses after so many failures in a row. @throws AbortError */
export async function backOff(failures: number, { firstMs, longestMs }: Backoff, signal: AbortSignal): Promise<void> {
  const delayMs = firstMs * 2 ** (failures - 1) * (1 + Math.random());
  await pause(Math.min(delayMs, longestMs), undefined, { signal });
}
