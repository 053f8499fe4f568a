import type { DomainEvent, EventCatalogue } from '../../decider/decider.js';
import type { Decoded } from '../../event-store/event-store.js';
import type { Change, CollectionDefinition } from '../../read-store/read-store.js';

export type { Decoded } from '../../event-store/event-store.js';

export interface Projection<Event extends DomainEvent = DomainEvent> {
  readonly name: string;
  readonly version: number;
  readonly collections: readonly CollectionDefinition[];
  /** Prefixes of the streams it reads; the catalogue must have every event type of these streams. */
  readonly streamPrefixes: readonly string[];
  readonly catalogue: EventCatalogue<Event>;
  readonly needsDecryption?: boolean;
  project(event: Decoded<Event>): readonly Change[];
}
