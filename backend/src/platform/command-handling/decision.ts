import type { Decider, DomainEvent } from '../decider/decider.js';
import type { EventCatalogue } from '../decider/event-catalogue.js';
import type { CommandContext } from './command-context.js';
import type { Position } from '../event-store/event-store.js';
import type { Occurrence } from '../event-store/occurrence.js';

/** A command to be decided for a stream. */
export interface Decision<Command, Event extends DomainEvent, State> {
  readonly stream: string;
  readonly decider: Decider<Command, Event, State>;
  readonly catalogue: EventCatalogue<Event>;
  readonly command: Command;
  readonly commandName: string;
  readonly context: CommandContext;
  /**
   * `exact` (default): decided on the stream's state, and again when somebody else wrote in between.
   * `any`: decided on the initial state without reading, for decisions that do not depend on it.
   */
  readonly concurrency?: 'exact' | 'any';
}

/** A stream's state; revision and position are those of its last event, undefined for an empty stream. */
export interface Loaded<State> {
  readonly state: State;
  readonly revision: number | undefined;
  readonly position: Position | undefined;
}

/** State, revision and position are those after the last of `events`; when there are none, those of the stream. */
export interface Outcome<Event extends DomainEvent, State> extends Loaded<State> {
  /** As recorded; empty when there was nothing to do. */
  readonly events: readonly Occurrence<Event>[];
}
