import type { LogRecord } from './log-record.js';

/** The events of one stream; nothing is ever scavenged, so that an event's revision is its index. */
export class Stream {
  readonly records: LogRecord[] = [];
  /** Set once the stream is deleted for good. */
  tombstone: LogRecord | undefined;

  /** -1 before the first event. */
  get lastRevision(): bigint {
    return BigInt(this.records.length) - 1n;
  }

  at(revision: bigint): LogRecord | undefined {
    return this.records[Number(revision)];
  }
}
