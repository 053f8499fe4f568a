import type { DomainEvent } from '../../decider/decider.js';
import type { EventCatalogue } from '../../decider/event-catalogue.js';
import { decodeEvent } from '../../event-store/event-codec.js';
import type { EventBatch } from '../../event-store/event-store.js';
import type { PositionedChange, ProjectionRef } from '../../read-store/change.js';
import type { Occurrence, Projection } from './projection.js';
import type { ReadStore } from '../../read-store/read-store.js';
import { freshEvents } from './stream-gaps.js';

/** What becomes of the events of the log. */
export interface LogConsumer<Event extends DomainEvent = DomainEvent> {
  /** Prepared in the read store, which keeps its checkpoint. */
  readonly ref: ProjectionRef;
  readonly streamPrefixes: readonly string[];
  readonly catalogue: EventCatalogue<Event>;
  /** Events of a batch, in log order; again only when the batch could not be committed. */
  consume(events: readonly Occurrence<Event>[], signal: AbortSignal): Promise<readonly PositionedChange[]>;
}

/** Consumes what a batch holds for the first time and commits the outcome. Answers how many events that were. */
export async function takeIn(
  consumer: LogConsumer,
  batch: EventBatch,
  store: ReadStore,
  signal: AbortSignal,
): Promise<number> {
  const { ref, catalogue } = consumer;
  const { fresh, streamHeads } = await freshEvents(ref, batch.events, store);
  const changes = await consumer.consume(
    fresh.map((event) => decodeEvent(catalogue, event)),
    signal,
  );
  await store.commit({ projection: ref, changes, streamHeads, position: batch.position });
  return fresh.length;
}

/** Consumes events for one build of a projection's documents. */
export function projecting(projection: Projection, ref: ProjectionRef): LogConsumer {
  const { streamPrefixes, catalogue } = projection;
  const changesOf = (event: Occurrence<DomainEvent>): PositionedChange[] =>
    projection.project(event).map((change) => ({ position: event.recorded.position, change }));
  return { ref, streamPrefixes, catalogue, consume: async (events) => events.flatMap(changesOf) };
}
