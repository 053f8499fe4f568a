import type { LogRecord } from './log-record.js';
import type { StreamRules } from './stream-rules.js';

/** What of a stream can be read now. */
export interface VisibleEvents {
  /** First revision that count and truncation leave. */
  readonly first: bigint;
  readonly last: bigint;
  /** Whether an event is young enough. */
  isFresh(record: LogRecord): boolean;
}

/** @param last revision of the last event that is durable */
export function visibleEvents(last: bigint, rules: StreamRules, now: number): VisibleEvents {
  const byCount = rules.maxCount === undefined ? 0n : last - BigInt(rules.maxCount) + 1n;
  const oldest = rules.maxAgeMs === undefined ? Number.NEGATIVE_INFINITY : now - rules.maxAgeMs;
  return {
    first: greatest(0n, byCount, rules.truncateBefore ?? 0n),
    last,
    isFresh: ({ created }) => created >= oldest,
  };
}

const greatest = (...numbers: bigint[]): bigint => numbers.reduce((most, number) => (number > most ? number : most));
