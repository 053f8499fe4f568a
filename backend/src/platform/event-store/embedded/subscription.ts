import { setImmediate } from 'node:timers/promises';
import { CheckpointBeyondLog } from '../errors.js';
import type { EventMark } from '../event-mark.js';
import type { EventBatch, SubscribeOptions } from '../event-store.js';
import { filterOf } from './event-filter.js';
import type { EventRow } from './event-row.js';
import type { FollowedLog } from './followed-log.js';
import { fromPosition, LOG_START, toPosition } from './position.js';
import { fromStoredText } from './stored-text.js';

const BATCH_SIZE = 1000;

/** Follows the log page by page; the next page is read when the consumer asks for it. */
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
