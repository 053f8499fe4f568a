import pRetry from 'p-retry';
import { StoreUnavailable } from '../errors/store-unavailable.js';

/** How long to pause between attempts, in milliseconds; it doubles from the first to the longest, with jitter. */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

export const DEFAULT_BACKOFF: Backoff = { firstMs: 100, longestMs: 5000 };

export interface Persistence {
  readonly backoff: Backoff;
  readonly signal: AbortSignal;
  readonly onFailure: (error: Error, attempt: number) => void;
  readonly isWorthRetrying?: (error: Error, attempt: number) => boolean;
}

const isTransient = (error: Error): boolean => error instanceof StoreUnavailable;

/** Attempts an operation until it succeeds, fails for good, or the signal aborts; it may run several times. */
export function persistently<T>(operation: () => Promise<T>, persistence: Persistence): Promise<T> {
  const { backoff, signal, onFailure, isWorthRetrying = isTransient } = persistence;
  return pRetry(operation, {
    retries: Number.POSITIVE_INFINITY,
    minTimeout: backoff.firstMs,
    maxTimeout: backoff.longestMs,
    randomize: true,
    signal,
    shouldRetry: ({ error, attemptNumber }) => isWorthRetrying(error, attemptNumber),
    onFailedAttempt: ({ error, attemptNumber }) => {
      if (isWorthRetrying(error, attemptNumber)) onFailure(error, attemptNumber);
    },
  });
}
