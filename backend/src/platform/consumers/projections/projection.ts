import type { DomainEvent } from '../../decider/decider.js';
import type { EventCatalogue } from '../../decider/event-catalogue.js';
import type { Occurrence } from '../../event-store/occurrence.js';
import type { Change } from '../../read-store/change.js';
import type { CollectionDefinition } from '../../read-store/collection.js';

export type { Occurrence } from '../../event-store/occurrence.js';

export interface Projection<Event extends DomainEvent = DomainEvent> {
  readonly name: string;
  readonly version: number;
  readonly collections: readonly CollectionDefinition[];
  /** Streams it reads, whole: every event of a stream it names must be in the catalogue. */
  readonly streamPrefixes: readonly string[];
  readonly catalogue: EventCatalogue<Event>;
  readonly showsWords?: boolean;
  project(event: Occurrence<Event>): readonly Change[];
}
