import { LRUCache } from 'lru-cache';
import { EventEmitter, once } from 'node:events';
import * as z from 'zod/mini';

/** An event as a client proposes it. Data and metadata are bytes, whatever they mean. */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface LogRecord extends ProposedEvent {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
  /** Milliseconds since 1970. */
  readonly created: number;
}

export const ALL_STREAM = '$all';

const METASTREAM = '$$';

export const metastreamOf = (stream: string): string => METASTREAM + stream;

export const isMetastream = (stream: string): boolean => stream.startsWith(METASTREAM);

export const originalOf = (metastream: string): string => metastream.slice(METASTREAM.length);

/** The first event lies behind the header of a log file, so that position 0 is before everything. */
const FIRST_POSITION = 128n;

/** Size of an event without its texts and data. */
const FIXED_BYTES = 64;

const RECENT_IDS = 100_000;

/** All events in memory. Those that are not durable yet count for writers, but readers do not see them. */
export class EventLog {
  private readonly streams = new Map<string, LogRecord[]>();
  private readonly records: LogRecord[] = [];
  private readonly growth = new EventEmitter().setMaxListeners(0);
  /**
   * Stream and revision of recently written ids. Repeated appends that expect "any" are recognized only by it. It is empty
   * after a restart, and on a node that has just become the leader.
   */
  private recentIds: LRUCache<string, Pick<LogRecord, 'stream' | 'revision'>> | undefined;
  private visible = 0;

  get length(): number {
    return this.visible;
  }

  at(index: number): LogRecord | undefined {
    return index < this.visible ? this.records[index] : undefined;
  }

  /** Returns an empty list for an unknown stream. */
  stream(name: string): readonly LogRecord[] {
    return this.streams.get(name) ?? [];
  }

  /** -1 for a stream that does not exist. */
  lastRevision(name: string): bigint {
    return BigInt(this.stream(name).length) - 1n;
  }

  visibleStream(name: string): readonly LogRecord[] {
    const end = this.records[this.visible - 1]?.position ?? 0n;
    const records = this.stream(name);
    return records.slice(0, records.findLastIndex(({ position }) => position <= end) + 1);
  }

  latest(name: string): unknown {
    const record = this.stream(name).at(-1);
    try {
      return record && z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.from(record.data).toString()));
    } catch {
      return undefined;
    }
  }

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

  /** Adds events that are not durable yet. */
  add(stream: string, events: readonly ProposedEvent[], created: number): LogRecord[] {
    return events.map((event) => {
      const revision = this.lastRevision(stream) + 1n;
      const record = { ...event, stream, revision, position: this.nextPosition(), created };
      this.restore(record);
      this.recentIds ??= new LRUCache({ max: RECENT_IDS });
      if (!this.recentIds.has(event.id)) this.recentIds.set(event.id, { stream, revision });
      return record;
    });
  }

  restore(record: LogRecord): void {
    const stream = this.streams.get(record.stream);
    if (stream === undefined) this.streams.set(record.stream, [record]);
    else stream.push(record);
    this.records.push(record);
  }

  reveal(last: LogRecord): void {
    while (this.visible < this.records.length && (this.records[this.visible]?.position ?? 0n) <= last.position) {
      this.visible++;
    }
    this.growth.emit('grown');
  }

  copy(): EventLog {
    const copy = new EventLog();
    for (const record of this.records.slice(0, this.visible)) copy.restore(record);
    copy.visible = this.visible;
    if (this.recentIds !== undefined) {
      copy.recentIds = new LRUCache({ max: RECENT_IDS });
      copy.recentIds.load(this.recentIds.dump());
    }
    return copy;
  }

  recentRevision(stream: string, id: string): bigint | undefined {
    const place = this.recentIds?.get(id);
    return place?.stream === stream ? place.revision : undefined;
  }

  forgetRecentIds(): void {
    this.recentIds = undefined;
  }

  /** Resolves when there is an event at the index. @throws AbortError */
  async reached(index: number, signal: AbortSignal): Promise<void> {
    while (index >= this.visible) await once(this.growth, 'grown', { signal });
  }

  /** Calls back whenever more events are visible. @returns a function that stops it */
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
