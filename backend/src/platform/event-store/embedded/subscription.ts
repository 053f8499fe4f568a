import { setImmediate } from 'node:timers/promises';
import { CheckpointBeyondLog } from '../errors.js';
import { type EventBatch, toEventRef, type SubscribeOptions } from '../event-store.js';
import { fromPosition, BEFORE_LOG, toPosition } from './database.js';
import { type EventRow, toRecordedEvent } from './event-row.js';
import type { LogEnd, LogReader } from './log-reader.js';

const MAX_RECENT_ROWS = 1_000;

/** The end of the log for subscriptions. Reuses freshly appended rows instead of reading them back. */
export class LogTail {
  private recent: EventRow[] = [];

  constructor(
    private readonly reader: LogReader,
    readonly end: LogEnd,
  ) {}

  /** @param rows durable ones, which follow the rows added before */
  add(rows: readonly EventRow[]): void {
    this.recent = this.recent.concat(rows);
    if (this.recent.length > 2 * MAX_RECENT_ROWS) this.recent = this.recent.slice(-MAX_RECENT_ROWS);
  }

  /** Returns rows as `LogReader.page` does. @throws LogDamaged, EventStoreUnavailable */
  page(after: number, limit: number): readonly EventRow[] {
    const [first] = this.recent;
    if (first === undefined || after + 1 < first.position) return this.reader.page(after, limit);
    const start = after + 1 - first.position;
    return this.recent.slice(start, start + limit);
  }
}

const BATCH_SIZE = 1000;

export async function* subscription(log: LogTail, options: SubscribeOptions): AsyncGenerator<EventBatch> {
  const { end } = log;
  const { from, batchSize = BATCH_SIZE, signal } = options;
  let after = from === undefined ? BEFORE_LOG : fromPosition(from);
  if (after > end.number) throw new CheckpointBeyondLog(toPosition(after), end.position);
  const wake = (): void => end.wake();
  signal.addEventListener('abort', wake);
  try {
    for (let started = false; !signal.aborted && !end.isClosed; started = true) {
      if (started && after === end.number) {
        await end.waitForChange();
        continue;
      }
      const events = log.page(after, batchSize).map(toRecordedEvent);
      const last = events.at(-1);
      if (last !== undefined) after = fromPosition(last.position);
      const caughtUp = after === end.number;
      yield { events, position: toPosition(after), last: last && toEventRef(last), caughtUp };
      // Reading is synchronous: without a pause a long catch-up would block the process.
      if (!caughtUp) await setImmediate();
    }
  } finally {
    signal.removeEventListener('abort', wake);
  }
}
