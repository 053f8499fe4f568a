import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../errors/store-unavailable.js';

/** Pauses between attempts, in milliseconds: they double from the first to the longest, with jitter. */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

export const DEFAULT_BACKOFF: Backoff = { firstMs: 100, longestMs: 5000 };

export const isTransient = (error: unknown): boolean => error instanceof StoreUnavailable;

/** Options of p-retry for an operation that is repeated until it succeeds. */
export const forever = ({ firstMs, longestMs } = DEFAULT_BACKOFF) => ({
  retries: Number.POSITIVE_INFINITY,
  minTimeout: firstMs,
  maxTimeout: longestMs,
  randomize: true,
});

/** Pauses after so many failures in a row. @throws AbortError */
export async function backOff(failures: number, { firstMs, longestMs }: Backoff, signal: AbortSignal): Promise<void> {
  const delayMs = firstMs * 2 ** (failures - 1) * (1 + Math.random());
  await pause(Math.min(delayMs, longestMs), undefined, { signal });
}
