/** Retry policy for providers. Delays double from the first to the longest, with jitter, in milliseconds. */
export interface Pace {
  readonly retries: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

export const PACE: Pace = { retries: 6, firstPauseMs: 1000, longestPauseMs: 30_000 };

const LONGEST_PAUSE_FOR_LOG_MS = 2000;

export const retryOptions = ({ retries, firstPauseMs, longestPauseMs }: Pace, signal: AbortSignal) => ({
  retries,
  minTimeout: firstPauseMs,
  maxTimeout: longestPauseMs,
  randomize: true,
  signal,
});

/** Retries without an end, for appends to the log. */
export const asLongAsItTakes = (pace: Pace, signal: AbortSignal) => ({
  ...retryOptions(pace, signal),
  retries: Number.POSITIVE_INFINITY,
  maxTimeout: Math.min(pace.longestPauseMs, LONGEST_PAUSE_FOR_LOG_MS),
});
