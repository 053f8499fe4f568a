import type { LogRecord } from '../log/log-record.js';

/** Knows up to which event everything is done, however the acknowledgements come in. */
export class Progress {
  private readonly open = new Map<number, { readonly record: LogRecord; done: boolean }>();
  private next = 0;
  private latest: LogRecord | undefined;
  private count = 0;

  /** Events done, all before them included, since the last checkpoint. */
  get sinceCheckpoint(): number {
    return this.count;
  }

  /** @returns the event's sequence number */
  begin(record: LogRecord): number {
    const sequence = this.next++;
    this.open.set(sequence, { record, done: false });
    return sequence;
  }

  /** Counts an event that the group has no use for. */
  skip(record: LogRecord): void {
    this.finish(this.begin(record));
  }

  finish(sequence: number): void {
    const entry = this.open.get(sequence);
    if (entry !== undefined) entry.done = true;
    for (const [first, { record, done }] of this.open) {
      if (!done) return;
      this.open.delete(first);
      this.latest = record;
      this.count++;
    }
  }

  /** The last event of those that are done; counting starts anew. */
  takeCheckpoint(): LogRecord | undefined {
    this.count = 0;
    return this.latest;
  }
}
