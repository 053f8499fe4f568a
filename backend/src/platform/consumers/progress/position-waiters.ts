import type { Position } from '../../event-store/event-store.js';

interface Waiter {
  readonly position: Position;
  readonly resolve: (reached: boolean) => void;
}

export interface Follows {
  waitFor(position: Position, signal: AbortSignal): Promise<boolean>;
}

/** Callers that wait until a position is reached. */
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
