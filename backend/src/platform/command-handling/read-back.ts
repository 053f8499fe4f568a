import { collect, type EventStore, type NewEvent, type RecordedEvent } from '../event-store/event-store.js';
import { EventStoreUnavailable } from '../event-store/errors.js';

/** A node of the log that does not lead any more shows it as it was, where another one does not. */
export const notReadableYet = (): EventStoreUnavailable =>
  new EventStoreUnavailable('What the log has taken cannot be read from it yet');

/**
 * The events as they were recorded at the place where the log has just said that they are.
 * @throws EventStoreUnavailable when it does not show them
 */
export async function readBack(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  from: number,
  events: readonly Pick<NewEvent, 'id'>[],
): Promise<RecordedEvent[]> {
  const recorded = await collect(store.readStream(stream, { from, limit: events.length }));
  if (events.some(({ id }, index) => recorded[index]?.id !== id)) throw notReadableYet();
  return recorded;
}
