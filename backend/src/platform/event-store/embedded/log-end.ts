import { EventStoreUnavailable } from '../errors.js';
import type { Position } from '../event-store.js';
import { LOG_START, toPosition } from './position.js';

/** Where the log ends now, and word of every move. */
export class LogEnd {
  private isClosed = false;
  private move: Move | undefined;

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
    this.wake();
  }

  close(): void {
    this.isClosed = true;
    this.wake();
  }

  /** Resolves at the next move, when the log closes, or when somebody wakes those who wait: all wait on one promise. */
  moved(): Promise<void> {
    this.move ??= nextMove();
    return this.move.promise;
  }

  /** Lets everybody who waits look again. */
  wake(): void {
    this.move?.happen();
    this.move = undefined;
  }
}

interface Move {
  readonly promise: Promise<void>;
  readonly happen: () => void;
}

function nextMove(): Move {
  let happen = (): void => undefined;
  const promise = new Promise<void>((resolve) => (happen = resolve));
  return { promise, happen };
}
