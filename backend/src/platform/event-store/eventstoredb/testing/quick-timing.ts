import { DEFAULT_TIMING, type Timing } from '../timing.js';

export const QUICK: Timing = {
  appendTimeoutMs: 10_000,
  readTimeoutMs: 10_000,
  watchdogMs: 10_000,
  beyondLogTimeoutMs: 100,
  disposeTimeoutMs: 50,
  backoff: { firstMs: 5, longestMs: 40, patienceMs: 30_000 },
};

export const ACCEPTS_SHORTER_LOG: Timing = { ...DEFAULT_TIMING, beyondLogTimeoutMs: 0 };

export const NO_PATIENCE = { firstMs: 1, longestMs: 1, patienceMs: 0 };
