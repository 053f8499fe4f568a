import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import type { LogSealed } from '../domain/seal.events.js';
import { EMPTY_LOG_HASH, nextHash } from './running-hash.js';

const MARK_LENGTH = 8;

/** The first digits of a running hash, to be kept for every single event. */
export const markOf = (hash: string): string => hash.slice(0, MARK_LENGTH);

/** The nth mark of a seal; undefined beyond its last. */
export function markAt({ marks }: LogSealed['data'], index: number): string | undefined {
  return marks.slice(index * MARK_LENGTH, (index + 1) * MARK_LENGTH) || undefined;
}

/** A fold of the log in its order. */
export class Ledger {
  private constructor(
    private current: string,
    private count: number,
    private newest: LogSealed['data']['last'] | undefined,
  ) {}

  static empty(): Ledger {
    return new Ledger(EMPTY_LOG_HASH, 0, undefined);
  }

  /** As it stood at a seal. */
  static at({ hash, events, last }: LogSealed['data']): Ledger {
    return new Ledger(hash, events, last);
  }

  get hash(): string {
    return this.current;
  }

  get events(): number {
    return this.count;
  }

  /** The last event folded. */
  get last(): LogSealed['data']['last'] | undefined {
    return this.newest;
  }

  /** The running hash with one more event. */
  add(event: RecordedEvent): string {
    this.current = nextHash(this.current, event);
    this.count += 1;
    this.newest = { stream: event.stream, revision: event.revision };
    return this.current;
  }
}
