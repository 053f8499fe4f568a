import type { Position } from '../../event-store/event-store.js';

interface Waiter {
  readonly position: Position;
  readonly resolve: (reached: boolean) => void;
}

/** Something that takes in the log and can tell when it has come to a position. */
export interface Follows {
  /** Whether everything up to the position has been taken in, at the latest when the signal aborts. */
  waitFor(position: Position, signal: AbortSignal): Promise<boolean>;
}

/** Callers that wait until a position is reached. */
export class PositionWaiters {
  private readonly waiters = new Set<Waiter>();
  private reached: Position | undefined;

  /** Answers true as soon as the position is reached, false when the signal aborts first. */
  wait(position: Position, signal: AbortSignal): Promise<boolean> {
    if (this.reached !== undefined && position <= this.reached) return Promise.resolve(true);
    if (signal.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      const waiter = { position, resolve };
      this.waiters.add(waiter);
      signal.addEventListener('abort', () => this.release(waiter, false), { once: true });
    });
  }

  /** Forgets what was reached: it may have been in another log. Who waits goes on waiting. */
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
