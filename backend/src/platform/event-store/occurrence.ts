import type { DomainEvent } from '../decider/decider.js';
import type { RecordedEvent } from './event-store.js';

export type Occurrence<Event extends DomainEvent> = Event & { readonly recorded: Omit<RecordedEvent, 'data' | 'type'> };
