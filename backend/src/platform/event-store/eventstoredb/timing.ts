/** How long the adapter waits for what; milliseconds. */
export interface Timing {
  /** For the answer to an append; the client itself would wait for ever. */
  readonly appendTimeoutMs: number;
  /** For the next event of a read. */
  readonly readTimeoutMs: number;
  /** Silence of a subscription after which it is compared with the log. */
  readonly watchdogMs: number;
  /** For a discarded client to let go of its calls. */
  readonly disposeTimeoutMs: number;
  readonly backoff: BackoffTiming;
}

/** Pauses between attempts: they double from the first to the longest, and are drawn at random below that. */
export interface BackoffTiming {
  readonly firstMs: number;
  readonly longestMs: number;
  /** Attempts after the first one, none of which got anywhere, before the store counts as unavailable. */
  readonly retries: number;
}

export const DEFAULT_TIMING: Timing = {
  appendTimeoutMs: 5000,
  readTimeoutMs: 10_000,
  watchdogMs: 30_000,
  disposeTimeoutMs: 1000,
  backoff: { firstMs: 100, longestMs: 3000, retries: 5 },
};
