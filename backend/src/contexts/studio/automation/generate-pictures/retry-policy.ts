/** Retry policy for providers. Delays double from the first to the longest, with jitter, in milliseconds. */
export interface RetryPolicy {
  readonly retries: number;
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
}

export const RETRY_POLICY: RetryPolicy = { retries: 6, firstDelayMs: 1000, longestDelayMs: 30_000 };

const LONGEST_LOG_DELAY_MS = 2000;

export const retryOptions = ({ retries, firstDelayMs, longestDelayMs }: RetryPolicy, signal: AbortSignal) => ({
  retries,
  minTimeout: firstDelayMs,
  maxTimeout: longestDelayMs,
  randomize: true,
  signal,
});

/** Retries without an end, for appends to the log. */
export const unlimitedRetries = (retryPolicy: RetryPolicy, signal: AbortSignal) => ({
  ...retryOptions(retryPolicy, signal),
  retries: Number.POSITIVE_INFINITY,
  maxTimeout: Math.min(retryPolicy.longestDelayMs, LONGEST_LOG_DELAY_MS),
});
