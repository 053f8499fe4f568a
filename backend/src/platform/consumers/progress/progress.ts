import type { Position } from '../../event-store/event-store.js';
import type { Follows } from './position-waiters.js';

/**
 * Longest that a write waits for its views unless told otherwise, in milliseconds: longer than it takes to replace a dead
 * owner of a view, so that a write shows at once also then.
 */
export const WAIT_MS = 10_000;

export type Visibility = 'visible' | 'late';

/** Waits until all have taken in the log up to the position, at most `timeoutMs`. */
export async function waitForAll(all: readonly Follows[], position: Position, timeoutMs: number): Promise<Visibility> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  try {
    const reached = await Promise.all(all.map((one) => one.waitFor(position, limit.signal)));
    return reached.every(Boolean) ? 'visible' : 'late';
  } finally {
    clearTimeout(timer);
  }
}

export interface Progress {
  /** @param timeoutMs at most so long; `WAIT_MS` unless told otherwise */
  waitFor(position: Position, names: readonly string[], timeoutMs?: number): Promise<Visibility>;
}

export const PROGRESS = Symbol('Progress');
