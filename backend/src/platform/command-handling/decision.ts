import type { DecidedStream } from '../decider/aggregate.js';
import type { DomainEvent } from '../decider/decider.js';
import type { CommandContext } from './command-context.js';
import type { Position } from '../event-store/event-store.js';
import type { Occurrence } from '../event-store/occurrence.js';

/** A command to be decided for a stream. */
export interface Decision<Command, Event extends DomainEvent, State> extends DecidedStream<Command, Event, State> {
  readonly command: Command;
  readonly commandName: string;
  readonly context: CommandContext;
}

/** A stream's state; revision and position are those of its last event, undefined for an empty stream. */
export interface Loaded<State> {
  readonly state: State;
  readonly revision: number | undefined;
  readonly position: Position | undefined;
}

/**
 * State, revision and position are those after the last of `events`; when there are none, those of the stream. To a
 * repeated request the state is told as it is now.
 */
export interface Outcome<Event extends DomainEvent, State> extends Loaded<State> {
  /** As recorded; empty when there was nothing to do. */
  readonly events: readonly Occurrence<Event>[];
}
