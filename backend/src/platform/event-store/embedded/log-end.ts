import { EventEmitter, once } from 'node:events';
import { EventStoreUnavailable } from '../errors.js';
import type { Position } from '../event-store.js';
import { LOG_START, toPosition } from './position.js';

/** Where the log ends now, and word of every move. */
export class LogEnd {
  private readonly moves = new EventEmitter().setMaxListeners(0);
  private isClosed = false;

  /** @param last number of the last event */
  constructor(private last: number) {}

  get number(): number {
    return this.last;
  }

  /** Undefined for an empty log. */
  get position(): Position | undefined {
    return this.last === LOG_START ? undefined : toPosition(this.last);
  }

  get closed(): boolean {
    return this.isClosed;
  }

  /** @throws EventStoreUnavailable */
  assertOpen(): void {
    if (this.isClosed) throw new EventStoreUnavailable('The event log is closed');
  }

  moveTo(last: number): void {
    if (last === this.last) return;
    this.last = last;
    this.moves.emit('moved');
  }

  close(): void {
    this.isClosed = true;
    this.moves.emit('moved');
  }

  /** Resolves at the next move, when the log closes, or when the signal aborts. */
  async moved(signal: AbortSignal): Promise<void> {
    try {
      await once(this.moves, 'moved', { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}
