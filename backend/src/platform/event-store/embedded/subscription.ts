import { setImmediate } from 'node:timers/promises';
import { CheckpointBeyondLog } from '../errors.js';
import type { EventBatch, SubscribeOptions } from '../event-store.js';
import { filterOf } from './event-filter.js';
import { toRecordedEvent } from './event-row.js';
import type { LogEnd } from './log-end.js';
import type { LogReader } from './log-reader.js';
import { markOf } from '../event-mark.js';
import { fromPosition, LOG_START, toPosition } from './position.js';

const BATCH_SIZE = 1000;

/** Follows the log page by page; the next page is read when the consumer asks for it. */
export async function* subscription(
  reader: LogReader,
  end: LogEnd,
  options: SubscribeOptions,
): AsyncGenerator<EventBatch> {
  const { from, filter, batchSize = BATCH_SIZE, signal } = options;
  const passes = filterOf(filter);
  let place = from === undefined ? LOG_START : fromPosition(from);
  if (place > end.number) throw new CheckpointBeyondLog(toPosition(place), end.position);
  for (let started = false; !signal.aborted && !end.closed; started = true) {
    if (started && place === end.number) {
      await end.moved(signal);
      continue;
    }
    const rows = reader.page(place, batchSize);
    const last = rows.at(-1);
    place = last?.position ?? place;
    const caughtUp = place === end.number;
    const events = rows.filter(passes).map(toRecordedEvent);
    if (events.length > 0 || caughtUp)
      yield { events, position: toPosition(place), last: last && markOf(toRecordedEvent(last)), caughtUp };
    // Reading is synchronous: without a pause a long catch-up would hold up everything else.
    await setImmediate();
  }
}
