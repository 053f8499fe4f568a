import { LRUCache } from 'lru-cache';
import { setImmediate } from 'node:timers/promises';
import { CheckpointBeyondLog } from '../errors.js';
import type { EventMark, EventBatch, RecordedEvent, SubscribeOptions } from '../event-store.js';
import { fromPosition, fromStoredText, LOG_START, toPosition } from './database.js';
import { type EventRow, filterOf, toRecordedEvent } from './event-row.js';
import type { LogEnd, LogReader } from './log-reader.js';

const NEWEST = 1_000;

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

const BATCH_SIZE = 1000;

export async function* subscription(log: FollowedLog, options: SubscribeOptions): AsyncGenerator<EventBatch> {
  const { end } = log;
  const { from, filter, batchSize = BATCH_SIZE, signal } = options;
  const passes = filterOf(filter);
  let place = from === undefined ? LOG_START : fromPosition(from);
  if (place > end.number) throw new CheckpointBeyondLog(toPosition(place), end.position);
  const wake = (): void => end.wake();
  signal.addEventListener('abort', wake);
  try {
    for (let started = false; !signal.aborted && !end.closed; started = true) {
      if (started && place === end.number) {
        await end.moved();
        continue;
      }
      const rows = log.page(place, batchSize);
      const last = rows.at(-1);
      place = last?.position ?? place;
      const caughtUp = place === end.number;
      const events = rows.filter(passes).map((row) => log.event(row));
      if (events.length > 0 || caughtUp)
        yield { events, position: toPosition(place), last: last && markOf(last), caughtUp };
      // Reading is synchronous: without a pause a long catch-up would hold up everything else.
      if (!caughtUp) await setImmediate();
    }
  } finally {
    signal.removeEventListener('abort', wake);
  }
}

const markOf = ({ id, stream, revision, position }: EventRow): EventMark => ({
  id,
  stream: fromStoredText(stream),
  revision,
  position: toPosition(position),
});
