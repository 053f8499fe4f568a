import type { DomainEvent } from '../decider/decider.js';
import type { EventStore, NewEvent, Decoded, RecordedEvent } from '../event-store/event-store.js';
import { collect, takeFirst } from '../event-store/event-store.js';
import { EventStoreUnavailable, WrongExpectedRevision } from '../event-store/errors.js';
import { decodeEvent } from '../event-store/event-codec.js';
import { newEvents, systemClockAndIds, type DecidedEvents } from './new-events.js';

/** The error for an acknowledged event that cannot be read yet, because a former leader still serves an older log. */
export const notReadableYet = (): EventStoreUnavailable =>
  new EventStoreUnavailable('An acknowledged event cannot be read yet');

/**
 * Reads events back from the revision where the log has just acknowledged them.
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

export interface Reservation<Event extends DomainEvent> extends Omit<DecidedEvents<Event>, 'events'> {
  readonly event: Event;
}

/**
 * Claims a unique value by writing the first event of its stream.
 * @returns the stream's first event: this one, or that of an earlier caller
 * @throws EventStoreUnavailable
 */
export async function reserve<Event extends DomainEvent>(
  store: Pick<EventStore, 'append' | 'readStream'>,
  reservation: Reservation<Event>,
): Promise<Decoded<Event>> {
  const { stream, event, catalogue, context } = reservation;
  const events = newEvents({ ...reservation, events: [event] }, systemClockAndIds);
  try {
    const appended = await store.append(stream, 'no_stream', events);
    const [newEvent] = events;
    // With a seed, another caller may have appended the same id with other data.
    if (newEvent !== undefined && context.idempotencySeed === undefined)
      return decodeEvent(catalogue, { ...newEvent, stream, ...appended });
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
  }
  const first = await takeFirst(store.readStream(stream, { limit: 1 }));
  if (first === undefined) throw notReadableYet();
  return decodeEvent(catalogue, first);
}
