import { DEFAULT_TIMING, type Timing } from '../timing.js';

export const QUICK: Timing = {
  appendTimeoutMs: 10_000,
  readTimeoutMs: 10_000,
  watchdogMs: 10_000,
  beyondLogTimeoutMs: 100,
  disposeTimeoutMs: 50,
  backoff: { initialDelayMs: 5, maxDelayMs: 40, giveUpAfterMs: 30_000 },
};

export const ACCEPTS_SHORTER_LOG: Timing = { ...DEFAULT_TIMING, beyondLogTimeoutMs: 0 };

export const FAIL_FAST = { initialDelayMs: 1, maxDelayMs: 1, giveUpAfterMs: 0 };
