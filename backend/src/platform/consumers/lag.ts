import type { EventStore, Position } from '../event-store/event-store.js';

/** Counting stops here: whoever is this far behind is far behind. */
export const MOST_LAG_COUNTED = 1000;

export interface Lag {
  /** At most `MOST_LAG_COUNTED`. */
  readonly events: number;
  /** Since the first event that was not taken in yet. */
  readonly seconds: number;
}

/** What of the log follows a position. */
export async function lagAfter(
  store: Pick<EventStore, 'readAll'>,
  position: Position | undefined,
  now: Date,
): Promise<Lag> {
  let events = 0;
  let since: string | undefined;
  for await (const { metadata } of store.readAll({ from: position, limit: MOST_LAG_COUNTED })) {
    since ??= metadata.time;
    events += 1;
  }
  const seconds = since === undefined ? 0 : Math.max(0, now.getTime() - Date.parse(since)) / 1000;
  return { events, seconds };
}
