import type { DomainEvent } from '../decider/decider.js';
import { collect, type EventStore, type Occurrence } from '../event-store/event-store.js';
import { WrongExpectedRevision } from '../event-store/errors.js';
import { decodeEvent } from '../event-store/event-codec.js';
import { newEvents, systemSources, type Decided } from './new-events.js';
import { notReadableYet } from './read-back.js';

export interface Reservation<Event extends DomainEvent> extends Omit<Decided<Event>, 'events'> {
  readonly event: Event;
}

/**
 * Claims something unique by being the first to write to its stream.
 * @returns the stream's first event: this one, or that of whoever came before
 * @throws EventStoreUnavailable
 */
export async function reserve<Event extends DomainEvent>(
  store: Pick<EventStore, 'append' | 'readStream'>,
  reservation: Reservation<Event>,
  sources = systemSources,
): Promise<Occurrence<Event>> {
  const { stream, event, catalogue } = reservation;
  const events = newEvents({ ...reservation, events: [event] }, sources);
  try {
    await store.append(stream, 'no_stream', events);
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
  }
  const [first] = await collect(store.readStream(stream, { limit: 1 }));
  if (first === undefined) throw notReadableYet();
  return decodeEvent(catalogue, first);
}
