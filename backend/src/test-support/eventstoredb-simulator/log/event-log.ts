import { EventEmitter, once } from 'node:events';
import { TOMBSTONE_REVISION, type LogRecord, type ProposedEvent } from './log-record.js';
import { RecentIds } from './recent-ids.js';
import { rulesOf, type StreamRules } from './stream-rules.js';
import { Stream } from './stream.js';
import { isMetastream, metastreamOf, originalOf } from './system-names.js';
import { visibleEvents } from './visible-events.js';

/** The first event lies behind the header of a log file, so that position 0 is in front of everything. */
const FIRST_POSITION = 128n;

/** Bytes of an event beside its texts and its data. */
const FIXED_BYTES = 64;

/** All events in memory. Those that are not durable yet count for writers, but cannot be seen. */
export class EventLog {
  readonly recentIds = new RecentIds();
  private readonly streams = new Map<string, Stream>();
  private readonly records: LogRecord[] = [];
  private readonly growth = new EventEmitter().setMaxListeners(0);
  private readonly scavenged = new Set<bigint>();
  private visible = 0;

  /** Number of events that can be seen. */
  get length(): number {
    return this.visible;
  }

  /** An event that can be seen, by its place in the log. */
  at(index: number): LogRecord | undefined {
    return index < this.visible ? this.records[index] : undefined;
  }

  /** An empty one for a stream that does not exist. */
  stream(name: string): Stream {
    return this.streams.get(name) ?? new Stream();
  }

  /** Whether a stream is deleted for good; its metastream is so with it. */
  isTombstoned(name: string): boolean {
    return this.stream(name).tombstone !== undefined || (isMetastream(name) && this.isTombstoned(originalOf(name)));
  }

  rules(name: string): StreamRules {
    return rulesOf(name, this.streams.get(metastreamOf(name)));
  }

  /** The last event that can be seen. */
  get last(): LogRecord | undefined {
    return this.records[this.visible - 1];
  }

  /** Revision of a stream's last event that can be seen; -1 when there is none. */
  lastVisibleRevision({ records }: Stream): bigint {
    const end = this.last?.position ?? 0n;
    return records.findLast(({ position }) => position <= end)?.revision ?? -1n;
  }

  /** Place of the first event at or behind a position. */
  indexFrom(position: bigint): number {
    let low = 0;
    let high = this.visible;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.records[middle]?.position ?? 0n) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Takes in events that are still to be made durable. */
  add(stream: string, events: readonly ProposedEvent[], created: number): LogRecord[] {
    return events.map((event) => {
      const revision = this.stream(stream).lastRevision + 1n;
      const record = { ...event, stream, revision, position: this.nextPosition(), created };
      this.restore(record);
      this.recentIds.remember(record);
      return record;
    });
  }

  addTombstone(stream: string, event: ProposedEvent, created: number): LogRecord {
    const record = { ...event, stream, revision: TOMBSTONE_REVISION, position: this.nextPosition(), created };
    this.restore(record);
    return record;
  }

  /** Takes in an event that has its place already. */
  restore(record: LogRecord): void {
    const stream = this.stream(record.stream);
    this.streams.set(record.stream, stream);
    if (record.revision === TOMBSTONE_REVISION) stream.tombstone = record;
    else stream.records.push(record);
    this.records.push(record);
  }

  /** Lets everything up to an event, that one included, be seen. */
  reveal(last: LogRecord): void {
    while (this.visible < this.records.length && (this.records[this.visible]?.position ?? 0n) <= last.position) {
      this.visible++;
    }
    this.growth.emit('grown');
  }

  /** A log of its own with all that can be seen. */
  copy(): EventLog {
    const copy = new EventLog();
    for (const record of this.records.slice(0, this.visible)) copy.restore(record);
    copy.visible = this.visible;
    copy.recentIds.learn(this.recentIds);
    return copy;
  }

  /** Throws away for good what can no longer be read. */
  scavenge(now: number): void {
    for (const [name, stream] of this.streams) {
      const { first, isFresh } = visibleEvents(stream.lastRevision, this.rules(name), now);
      const stale = stream.records.findIndex((record) => record.revision >= first && isFresh(record));
      const before = stale === -1 ? first : (stream.records[stale]?.revision ?? first);
      for (const { position } of stream.scavenge(before)) this.scavenged.add(position);
    }
    const kept = this.records.filter(({ position }) => !this.scavenged.has(position));
    this.visible -= this.records.length - kept.length;
    this.records.splice(0, this.records.length, ...kept);
  }

  wasScavenged(position: bigint): boolean {
    return this.scavenged.has(position);
  }

  /** Resolves when there is an event at the place. @throws AbortError */
  async reached(index: number, signal: AbortSignal): Promise<void> {
    while (index >= this.visible) await once(this.growth, 'grown', { signal });
  }

  /** Calls back whenever there is more to see. @returns how to stop it */
  onGrowth(listener: () => void): () => void {
    this.growth.on('grown', listener);
    return () => this.growth.off('grown', listener);
  }

  private nextPosition(): bigint {
    const last = this.records.at(-1);
    if (last === undefined) return FIRST_POSITION;
    const { stream, type, data, metadata } = last;
    const texts = Buffer.byteLength(stream) + Buffer.byteLength(type);
    return last.position + BigInt(FIXED_BYTES + texts + data.length + metadata.length);
  }
}
