import type * as z from 'zod/mini';
import type { Decider, DomainEvent } from './decider.js';
import type { EventCatalogue } from './event-catalogue.js';

/** How a state is kept, so that a long stream need not be folded from its first event. */
export interface SnapshotFormat<State> {
  readonly version: number;
  readonly schema: z.ZodMiniType<State>;
}

export interface DecidedStream<Command, Event extends DomainEvent, State> {
  readonly stream: string;
  readonly decider: Decider<Command, Event, State>;
  readonly catalogue: EventCatalogue<Event>;
  /**
   * `exact` (default): decided on the stream's state, and again when somebody else wrote in between.
   * `any`: decided on the initial state without reading, for decisions that do not depend on it.
   */
  readonly concurrency?: 'exact' | 'any';
  readonly versioned?: boolean;
  readonly snapshots?: SnapshotFormat<State>;
}

export interface Aggregate<Id, Command, Event extends DomainEvent, State> {
  at(id: Id): DecidedStream<Command, Event, State>;
}

interface Parts<Id, Command, Event extends DomainEvent, State> extends Omit<
  DecidedStream<Command, Event, State>,
  'stream'
> {
  readonly stream: (id: Id) => string;
}

export function aggregate<Id, Command, Event extends DomainEvent, State>({
  stream,
  ...rest
}: Parts<Id, Command, Event, State>): Aggregate<Id, Command, Event, State> {
  return { at: (id) => ({ stream: stream(id), ...rest }) };
}
