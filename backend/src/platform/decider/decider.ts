import type * as z from 'zod/mini';

export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

export interface Decider<Command, Event extends DomainEvent, State> {
  readonly initialState: State;
  readonly decide: (command: Command, state: State) => readonly Event[];
  /** Returns the state after one more event. */
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

export interface EventDefinition<Data> {
  readonly version: number;
  readonly schema: z.ZodMiniType<Data>;
  /** `upcasts[n]` turns data of version n into data of version n + 1; one for each earlier version. */
  readonly upcasts?: Readonly<Record<number, (data: unknown) => unknown>>;
  readonly writtenBy?: readonly string[];
}

export type EventCatalogue<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventDefinition<Extract<Event, { type: Type }>['data']>;
};

type Definitions = Readonly<Record<string, { readonly schema: z.core.$ZodType }>>;

/** The events of these definitions, or only those of the given types. */
export type EventOf<Defined extends Definitions, Type extends keyof Defined = keyof Defined> = {
  [Name in Type & string]: DomainEvent<Name, z.output<Defined[Name]['schema']>>;
}[Type & string];

/** Defines an event that has no earlier versions. @param writtenBy names of the commands that append it */
export const firstVersion = <Schema extends z.core.$ZodType>(schema: Schema, ...writtenBy: readonly string[]) => ({
  version: 1,
  schema,
  writtenBy,
});

export const isEventOf = <Event extends DomainEvent, Given extends DomainEvent>(
  catalogue: EventCatalogue<Event>,
  event: Given,
): event is Given & Event => Object.hasOwn(catalogue, event.type);

export interface StreamKind {
  readonly prefix: string;
  readonly key?: string;
  readonly description: string;
  readonly isCounter?: true;
  readonly catalogue: Readonly<Record<string, EventDefinition<unknown>>>;
}

/** Describes how snapshots store a state; they save folding a long stream. */
interface SnapshotFormat<State> {
  readonly version: number;
  readonly schema: z.ZodMiniType<State>;
}

export interface DecidedStream<Command, Event extends DomainEvent, State> {
  readonly stream: string;
  readonly decider: Decider<Command, Event, State>;
  readonly catalogue: EventCatalogue<Event>;
  /**
   * `exact` (default): loads the state, appends at its revision, and decides again after a conflict. `any`: decides on the initial state
   * without reading, for decisions that do not depend on the state.
   */
  readonly concurrency?: 'exact' | 'any';
  readonly checksIfMatch?: boolean;
  readonly snapshots?: SnapshotFormat<State>;
}

export interface Aggregate<Id, Command, Event extends DomainEvent, State> {
  at(id: Id): DecidedStream<Command, Event, State>;
}

interface AggregateParts<Id, Command, Event extends DomainEvent, State> extends Omit<
  DecidedStream<Command, Event, State>,
  'stream'
> {
  readonly stream: (id: Id) => string;
}

export function aggregate<Id, Command, Event extends DomainEvent, State>({
  stream,
  ...rest
}: AggregateParts<Id, Command, Event, State>): Aggregate<Id, Command, Event, State> {
  return { at: (id) => ({ stream: stream(id), ...rest }) };
}
