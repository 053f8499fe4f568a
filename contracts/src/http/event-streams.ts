export const EVENT_STREAM_TIMES_MS = {
  heartbeat: 15_000,
  /** After so much silence it is taken for dead. */
  silence: 45_000,
  /** Before a stream that broke is opened again, */
  reconnect: 5_000,
  /** and before a place is asked for again where there was none. */
  full: 30_000,
} as const;
