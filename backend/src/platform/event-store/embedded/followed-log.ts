import { LRUCache } from 'lru-cache';
import type { RecordedEvent } from '../event-store.js';
import { toRecordedEvent, type EventRow } from './event-row.js';
import type { LogEnd } from './log-end.js';
import type { LogReader } from './log-reader.js';

/** At least so many of the newest rows are kept: who is further behind reads them from the disk. */
const NEWEST = 1_000;

/** Whoever catches up together asks for the same pages shortly one after the other. */
const PAGES = 4;

/**
 * The log as those see it who follow it: what one of them has read need not be read, checked and parsed again for the others, and what
 * was just written need not be read at all.
 */
export class FollowedLog {
  private newest: EventRow[] = [];
  private readonly pages = new LRUCache<string, readonly EventRow[]>({ max: PAGES });
  private readonly parsed = new WeakMap<EventRow, RecordedEvent>();

  constructor(
    private readonly reader: LogReader,
    readonly end: LogEnd,
  ) {}

  /** @param rows durable, and next to those that were added before */
  add(rows: readonly EventRow[]): void {
    this.newest = this.newest.concat(rows);
    if (this.newest.length > 2 * NEWEST) this.newest = this.newest.slice(-NEWEST);
  }

  /** The rows next to a place: at most `limit`, and at least one unless the log ends there. @throws LogDamaged, EventStoreUnavailable */
  page(place: number, limit: number): readonly EventRow[] {
    const [first] = this.newest;
    if (first !== undefined && place + 1 >= first.position) {
      const start = place + 1 - first.position;
      return this.newest.slice(start, start + limit);
    }
    const key = `${place} ${limit}`;
    const known = this.pages.get(key);
    if (known !== undefined) return known;
    const rows = this.reader.page(place, limit);
    // Once the end is reached, nobody need want the pages before it.
    if (rows.length < limit) this.pages.clear();
    else this.pages.set(key, rows);
    return rows;
  }

  /** For all to share: nobody changes it. @throws LogDamaged */
  event(row: EventRow): RecordedEvent {
    const known = this.parsed.get(row);
    if (known !== undefined) return known;
    const event = toRecordedEvent(row);
    this.parsed.set(row, event);
    return event;
  }
}
