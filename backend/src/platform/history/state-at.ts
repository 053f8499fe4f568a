import type { DecidedStream, DomainEvent } from '../decider/decider.js';
import { decodeEvent } from '../event-store/event-codec.js';
import type { EventStore, Position } from '../event-store/event-store.js';

export async function stateAt<Event extends DomainEvent, State>(
  store: Pick<EventStore, 'readStream'>,
  { stream, decider, catalogue }: DecidedStream<never, Event, State>,
  position: Position,
): Promise<State> {
  let state = decider.initialState;
  for await (const stored of store.readStream(stream)) {
    if (stored.position > position) break;
    state = decider.evolve(state, decodeEvent(catalogue, stored));
  }
  return state;
}
