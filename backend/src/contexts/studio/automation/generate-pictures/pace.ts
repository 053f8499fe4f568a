/** How patiently providers are asked again. Pauses double from the first to the longest, with jitter, in milliseconds. */
export interface Pace {
  readonly retries: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

export const PACE: Pace = { retries: 6, firstPauseMs: 1000, longestPauseMs: 30_000 };

/** In the terms of p-retry. */
export const retryOptions = ({ retries, firstPauseMs, longestPauseMs }: Pace, signal: AbortSignal) => ({
  retries,
  minTimeout: firstPauseMs,
  maxTimeout: longestPauseMs,
  randomize: true,
  signal,
});
