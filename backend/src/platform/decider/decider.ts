export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

export interface Decider<Command, Event extends DomainEvent, State> {
  readonly initialState: State;
  decide(command: Command, state: State): readonly Event[];
  /** The state after one more fact. Exhaustive over the event union. */
  evolve(state: State, event: Event): State;
}

export function fold<Event extends DomainEvent, State>(
  decider: Pick<Decider<never, Event, State>, 'initialState' | 'evolve'>,
  events: Iterable<Event>,
): State {
  let state = decider.initialState;
  for (const event of events) state = decider.evolve(state, event);
  return state;
}

export function unknownEvent(event: never): never {
  throw new Error(`Unknown event ${JSON.stringify(event)}`);
}
