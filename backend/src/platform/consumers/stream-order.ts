import type { RecordedEvent } from '../event-store/event-store.js';

/** An event is missing before another one of its stream; nothing after the gap may be handled. */
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

/** Recognizes events that a subscription delivers again or leaves out. */
export class StreamOrder {
  private readonly revisions = new Map<string, number>();

  /** @param isComplete whether reading begins with the log, so that an unknown stream must begin with its first event */
  constructor(private isComplete = false) {}

  /** Returns the events that did not come before, and remembers them. @throws StreamGap */
  fresh(events: readonly RecordedEvent[]): RecordedEvent[] {
    return events.filter(({ stream, revision }) => {
      const last = this.revisions.get(stream) ?? (this.isComplete ? -1 : revision - 1);
      if (revision > last + 1) throw new StreamGap(stream, last + 1, revision);
      if (revision <= last) return false;
      this.remember(stream, revision);
      return true;
    });
  }

  private remember(stream: string, revision: number): void {
    if (this.revisions.size >= MOST_STREAMS && !this.revisions.has(stream)) {
      this.revisions.clear();
      this.isComplete = false;
    }
    this.revisions.set(stream, revision);
  }
}
