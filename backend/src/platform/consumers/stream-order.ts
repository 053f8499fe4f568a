import type { RecordedEvent } from '../event-store/event-store.js';

/** An event came before one that must precede it in its stream; nothing after it may be taken in. */
export class StreamGap extends Error {
  override readonly name = 'StreamGap';
  constructor(
    readonly stream: string,
    readonly expected: number,
    readonly got: number,
  ) {
    super(`The log leaves out events: expected revision ${expected} of stream ${stream}, got ${got}`);
  }
}

const MOST_STREAMS = 10_000;

/** Recognizes events that a subscription delivers again, and those that it leaves out. */
export class StreamOrder {
  private readonly heads = new Map<string, number>();

  /** @param isComplete whether reading begins with the log, so that an unknown stream must begin with its first event */
  constructor(private isComplete = false) {}

  /** Returns the events that did not come before. @throws StreamGap */
  fresh(events: readonly RecordedEvent[]): RecordedEvent[] {
    const heads = new Map<string, number>();
    return events.filter(({ stream, revision }) => {
      const head = heads.get(stream) ?? this.heads.get(stream) ?? (this.isComplete ? -1 : revision - 1);
      if (revision > head + 1) throw new StreamGap(stream, head + 1, revision);
      if (revision <= head) return false;
      heads.set(stream, revision);
      return true;
    });
  }

  /** Notes that an event is taken in. */
  add({ stream, revision }: RecordedEvent): void {
    if (this.heads.size >= MOST_STREAMS && !this.heads.has(stream)) {
      this.heads.clear();
      this.isComplete = false;
    }
    this.heads.set(stream, revision);
  }
}
