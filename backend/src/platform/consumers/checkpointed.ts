import type { DomainEvent } from '../decider/decider.js';
import type { EventCatalogue } from '../decider/event-catalogue.js';
import { decodeEvent } from '../event-store/event-codec.js';
import type { EventBatch } from '../event-store/event-store.js';
import type { Occurrence } from '../event-store/occurrence.js';
import type { PositionedChange, ProjectionRef } from '../read-store/change.js';
import type { ReadStore } from '../read-store/read-store.js';
import type { Consumer } from './consumer.js';
import { freshEvents } from './stream-gaps.js';

export interface Checkpointed<Event extends DomainEvent> {
  readonly name: string;
  /** Prepared in the read store, which keeps its checkpoint. */
  readonly ref: ProjectionRef;
  readonly streamPrefixes: readonly string[];
  readonly catalogue: EventCatalogue<Event>;
  /** Events of a batch, in log order; again only when the batch could not be committed. */
  consume(events: readonly Occurrence<Event>[], signal: AbortSignal): Promise<readonly PositionedChange[]>;
}

/**
 * A consumer whose checkpoint lies in the read store beside what it makes of the events; a stream's event that is missing
 * ends it, one that comes again is passed over.
 */
export function checkpointed<Event extends DomainEvent>(made: Checkpointed<Event>, store: ReadStore): Consumer {
  const { name, ref, streamPrefixes, catalogue } = made;
  return {
    name,
    filter: { streamPrefixes },
    from: () => store.checkpoint(ref),
    async handle(batch: EventBatch, signal: AbortSignal): Promise<number> {
      const { fresh, streamHeads } = await freshEvents(ref, batch.events, store);
      const changes = await made.consume(
        fresh.map((event) => decodeEvent(catalogue, event)),
        signal,
      );
      await store.commit({ projection: ref, changes, streamHeads, position: batch.position });
      return fresh.length;
    },
  };
}
