import type { EventStore, Position } from '../event-store/event-store.js';

/** Counting stops here: whoever is this far behind is far behind. */
export const MOST_LAG_COUNTED = 1000;

/** Events of the log that follow a position, at most `MOST_LAG_COUNTED`. */
export async function eventsAfter(store: EventStore, position: Position | undefined): Promise<number> {
  let events = 0;
  for await (const _ of store.readAll({ from: position, limit: MOST_LAG_COUNTED })) events += 1;
  return events;
}
