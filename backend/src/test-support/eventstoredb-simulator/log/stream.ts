import type { LogRecord } from './log-record.js';

/** The events of one stream that were not scavenged. */
export class Stream {
  readonly records: LogRecord[] = [];
  /** Set once the stream is deleted for good. */
  tombstone: LogRecord | undefined;

  /** -1 before the first event. */
  get lastRevision(): bigint {
    return this.records.at(-1)?.revision ?? -1n;
  }

  at(revision: bigint): LogRecord | undefined {
    const first = this.records[0]?.revision ?? 0n;
    return this.records[Number(revision - first)];
  }

  /** Throws away what comes before a revision, but never the last event, by which the stream counts on. */
  scavenge(before: bigint): readonly LogRecord[] {
    const count = this.records.slice(0, -1).filter(({ revision }) => revision < before).length;
    return this.records.splice(0, count);
  }
}
