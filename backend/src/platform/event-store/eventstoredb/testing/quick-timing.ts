import type { Timing } from '../timing.js';

/** Nothing in it is waited for in full, except where a test is about that. */
export const QUICK: Timing = {
  appendTimeoutMs: 10_000,
  readTimeoutMs: 10_000,
  watchdogMs: 10_000,
  disposeTimeoutMs: 50,
  backoff: { firstMs: 5, longestMs: 40, retries: 8 },
};
