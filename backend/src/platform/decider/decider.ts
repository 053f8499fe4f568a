/** A past-tense fact of the domain. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** A write model: pure, without Nest, I/O or a clock. */
export interface Decider<Command, Event extends DomainEvent, State> {
  readonly initialState: State;
  /** The facts that a command leads to in this state; none when there is nothing to do. Throws `DomainError`. */
  decide(command: Command, state: State): readonly Event[];
  /** The state after one more fact. Exhaustive over the event union. */
  evolve(state: State, event: Event): State;
}

/** The state that a history leads to. */
export function fold<Event extends DomainEvent, State>(
  decider: Pick<Decider<never, Event, State>, 'initialState' | 'evolve'>,
  events: Iterable<Event>,
): State {
  let state = decider.initialState;
  for (const event of events) state = decider.evolve(state, event);
  return state;
}

/** For the default branch of an exhaustive switch. */
export function unknownEvent(event: never): never {
  throw new Error(`Unknown event ${JSON.stringify(event)}`);
}
