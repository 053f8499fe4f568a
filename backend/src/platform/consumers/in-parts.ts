import type { EventBatch } from '../event-store/event-store.js';

/** Nothing else happens while so many events are taken in. */
const EVENTS_AT_ONCE = 200;

/** A batch in smaller ones, each with the place that its last event has. */
export function inParts(batch: EventBatch, most = EVENTS_AT_ONCE): EventBatch[] {
  const parts: EventBatch[] = [];
  let rest = batch.events;
  for (; rest.length > most; rest = rest.slice(most)) {
    const events = rest.slice(0, most);
    const last = events.at(-1);
    if (last === undefined) throw new Error('Parts hold at least one event');
    parts.push({ events, position: last.position, last, caughtUp: false });
  }
  return [...parts, { ...batch, events: rest }];
}
