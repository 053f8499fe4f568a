import type { DomainEvent } from '../decider/decider.js';
import { collect, type EventStore, type Position } from '../event-store/event-store.js';
import type { Document } from '../read-store/read-store.js';
import { replay, type Replayed } from './replay.js';

type Log = Pick<EventStore, 'readStream'>;

export async function documentAsOf<Event extends DomainEvent>(
  store: Log,
  replayed: Replayed<Event>,
  asOf: Position,
): Promise<Document | undefined> {
  let found: Document | undefined;
  for await (const { event, document } of replay(store, replayed)) {
    if (event.recorded.position > asOf) break;
    found = document;
  }
  return found;
}

export async function countEvents(store: Log, stream: string): Promise<number> {
  const [last] = await collect(store.readStream(stream, { direction: 'backwards', limit: 1 }));
  return last === undefined ? 0 : last.revision + 1;
}
