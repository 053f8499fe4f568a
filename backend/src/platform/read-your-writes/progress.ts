import { setTimeout as sleep } from 'node:timers/promises';
import { ifAvailable } from '../errors/store-unavailable.js';
import type { Position } from '../event-store/event-store.js';

/** Milliseconds that a write waits for its views by default: longer than the replacement of a dead owner takes. */
export const WAIT_MS = 10_000;

export type WaitResult = 'visible' | 'late';

export interface Progress {
  /** Waits until all of these consumers have reached a position, at most `timeoutMs`, by default `WAIT_MS`. */
  waitFor(position: Position, names: readonly string[], timeoutMs?: number): Promise<WaitResult>;
}

export const PROGRESS = Symbol('Progress');

/** A consumer's progress through the log. */
export interface Tracker {
  /** Resolves with true at the position, with false when the signal aborts before. */
  waitFor(position: Position, signal: AbortSignal): Promise<boolean>;
}

export async function waitForAll(all: readonly Tracker[], position: Position, timeoutMs: number): Promise<WaitResult> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  try {
    const reached = await Promise.all(all.map((one) => one.waitFor(position, limit.signal)));
    return reached.every(Boolean) ? 'visible' : 'late';
  } finally {
    clearTimeout(timer);
  }
}

const POLL_MS = 15;

/** Follows a consumer of another node by polling its checkpoint. */
export const pollCheckpoint = (
  checkpoint: () => Promise<Position | undefined>,
  pause: () => Promise<unknown> = () => sleep(POLL_MS),
): Tracker => ({
  async waitFor(position, signal) {
    while (!signal.aborted) {
      const reached = await ifAvailable(checkpoint);
      if (reached !== undefined && reached >= position) return true;
      await pause();
    }
    return false;
  },
});

interface Waiter {
  readonly position: Position;
  readonly resolve: (reached: boolean) => void;
}

/** Callers that wait until this process has reached a position. */
export class PositionWaiters {
  private readonly waiters = new Set<Waiter>();
  private reached: Position | undefined;

  wait(position: Position, signal: AbortSignal): Promise<boolean> {
    if (this.reached !== undefined && position <= this.reached) return Promise.resolve(true);
    if (signal.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      const waiter = { position, resolve };
      this.waiters.add(waiter);
      signal.addEventListener('abort', () => this.release(waiter, false), { once: true });
    });
  }

  restart(): void {
    this.reached = undefined;
  }

  advance(position: Position): void {
    this.reached = position;
    for (const waiter of this.waiters) if (waiter.position <= position) this.release(waiter, true);
  }

  private release(waiter: Waiter, reached: boolean): void {
    this.waiters.delete(waiter);
    waiter.resolve(reached);
  }
}
