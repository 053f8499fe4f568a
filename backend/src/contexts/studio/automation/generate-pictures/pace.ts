/** How patiently providers are asked again. Pauses double from the first to the longest, with jitter, in milliseconds. */
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

/** For what must not be given up: without the log there is nothing else to do. */
export const asLongAsItTakes = (pace: Pace, signal: AbortSignal) => ({
  ...retryOptions(pace, signal),
  retries: Number.POSITIVE_INFINITY,
  maxTimeout: Math.min(pace.longestPauseMs, LONGEST_PAUSE_FOR_LOG_MS),
});
