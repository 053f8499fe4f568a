import type { DecidedStream } from '../decider/aggregate.js';
import type { DomainEvent } from '../decider/decider.js';
import type { CommandContext } from './command-context.js';
import type { Position } from '../event-store/event-store.js';
import type { Occurrence } from '../event-store/occurrence.js';

export interface Decision<Command, Event extends DomainEvent, State> extends DecidedStream<Command, Event, State> {
  readonly command: Command;
  readonly commandName: string;
  readonly context: CommandContext;
}

export interface Loaded<State> {
  readonly state: State;
  readonly revision: number | undefined;
  readonly position: Position | undefined;
}

export interface Outcome<Event extends DomainEvent, State> extends Loaded<State> {
  readonly events: readonly Occurrence<Event>[];
}
