import type { DomainEvent } from '../decider/decider.js';
import type { RecordedEvent } from './event-store.js';

/** A stored event in its latest shape, with where and how it was recorded. */
export type Occurrence<Event extends DomainEvent> = Event & { readonly recorded: Omit<RecordedEvent, 'data' | 'type'> };
