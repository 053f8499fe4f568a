import pRetry from 'p-retry';
import { type DecidedStream, fold, type DomainEvent } from '../decider/decider.js';
import type { Decoded, EventStore, ExpectedRevision, NewEvent, Position } from '../event-store/event-store.js';
import { collect, findLastEvent } from '../event-store/event-store.js';
import { WrongExpectedRevision } from '../event-store/errors.js';
import { decodeEvent } from '../event-store/event-codec.js';
import { newEvents, deriveEventId, type ClockAndIds, type DecidedEvents } from './new-events.js';
import type { CommandContext } from './command-context.js';
import { notReadableYet, readBack } from './reserve.js';
import { assertSameBody, assertUnchanged } from './precondition.js';
import { Snapshots } from './snapshots.js';
import { StateLoader, type LoadedStream } from './state-loader.js';
import { KeyedMutex } from '../scheduling/keyed-mutex.js';

export interface DecisionRequest<Command, Event extends DomainEvent, State> extends DecidedStream<
  Command,
  Event,
  State
> {
  readonly command: Command;
  readonly commandName: string;
  readonly context: CommandContext;
  /** The stream is probably empty: decides on the initial state first, and reads the stream only after a conflict. */
  readonly isNew?: boolean;
}

interface Loaded<State> {
  readonly state: State;
  readonly revision: number | undefined;
  readonly position: Position | undefined;
}

export interface Outcome<Event extends DomainEvent, State> extends Loaded<State> {
  readonly events: readonly Decoded<Event>[];
}

/** Delays after a wrong expected revision: they start at 2 to 4 ms and double each time, up to 100 ms. */
const CONFLICT_DELAYS = { minTimeout: 2, maxTimeout: 100, factor: 2, randomize: true };

type EventLog = Pick<EventStore, 'append' | 'readStream' | 'find'>;

const MAX_EVENTS = 16;

interface Tools extends ClockAndIds {
  readonly store: EventLog;
  /** Without it, snapshots are kept in this process only. */
  readonly snapshots?: Snapshots;
}

type Identified<Event extends DomainEvent> = Omit<DecidedEvents<Event>, 'events'>;

export class DecisionRunner {
  private readonly store: EventLog;
  private readonly sources: ClockAndIds;
  /** Serializes the decisions on a stream that expect a revision, so that most conflicts come from other processes. */
  private readonly mutex = new KeyedMutex();
  private readonly states: StateLoader;

  constructor({ store, snapshots = new Snapshots(), ...sources }: Tools) {
    this.store = store;
    this.sources = sources;
    this.states = new StateLoader(store, snapshots);
  }

  /**
   * Decides and appends. With an idempotency seed, a repeated request appends nothing and gets the events of the first.
   * @throws DomainError by the decider, `idempotency_key_reused` when the seed was another request's, or
   * `precondition_failed`; WrongExpectedRevision after too many lost races, UndecodableEvent, InvalidAppend, LogDamaged,
   * EventStoreUnavailable
   */
  async run<Command, Event extends DomainEvent, State>(
    decision: DecisionRequest<Command, Event, State>,
  ): Promise<Outcome<Event, State>> {
    if (decision.concurrency === 'any' && decision.context.idempotencySeed === undefined)
      return this.decide(decision, { state: decision.decider.initialState, last: undefined }, 'any');
    return this.mutex.runExclusive(decision.stream, () =>
      pRetry((attempt) => this.decideOnState(decision, attempt === 1 && decision.isNew === true), {
        ...CONFLICT_DELAYS,
        // A decision that every state allows never ends in a conflict, so it gets more attempts.
        retries: decision.concurrency === 'any' ? 12 : 5,
        shouldRetry: ({ error }) => error instanceof WrongExpectedRevision,
      }).catch(async (error: unknown) => {
        throw (await this.shouldTryLater(decision, error)) ? notReadableYet() : error;
      }),
    );
  }

  /** Returns whether the failed append is no conflict: the decision depends on no state, or was made on an outdated one. */
  private async shouldTryLater<Command, Event extends DomainEvent, State>(
    decision: DecisionRequest<Command, Event, State>,
    error: unknown,
  ): Promise<boolean> {
    if (!(error instanceof WrongExpectedRevision)) return false;
    if (decision.concurrency === 'any') return true;
    if (error.actual === undefined) return false;
    const { last } = await this.states.load(decision);
    return last === undefined || last.revision < error.actual;
  }

  /**
   * Returns whether a repeatable request has already appended its events, so that quotas do not count it again.
   * @throws DomainError `idempotency_key_reused`, UndecodableEvent, LogDamaged, EventStoreUnavailable
   */
  async hasRun<Event extends DomainEvent>(decision: Identified<Event>): Promise<boolean> {
    return (await this.findRecorded(decision)).length > 0;
  }

  /** @throws UndecodableEvent, LogDamaged, EventStoreUnavailable */
  async load<Event extends DomainEvent, State>(on: DecidedStream<never, Event, State>): Promise<Loaded<State>> {
    return toLoaded(await this.states.load(on));
  }

  private async decideOnState<Command, Event extends DomainEvent, State>(
    decision: DecisionRequest<Command, Event, State>,
    isNew: boolean,
  ): Promise<Outcome<Event, State>> {
    const isAny = decision.concurrency === 'any';
    const last = isAny && !isNew ? await findLastEvent(this.store, decision.stream) : undefined;
    const current = isAny || isNew ? { state: decision.decider.initialState, last } : await this.states.load(decision);
    // Search after loading, because another node may handle the same request. On an empty stream, both append the same events.
    const events = current.last === undefined ? [] : await this.findRecorded(decision);
    const earlier = events.at(-1)?.recorded;
    if (earlier !== undefined) {
      const { state } = isAny ? current : await this.states.load(decision);
      return { events, state, revision: earlier.revision, position: earlier.position };
    }
    if (decision.checksIfMatch) assertUnchanged(decision.context.precondition, decision.stream, current.last);
    return this.decide(decision, current, current.last?.revision ?? 'no_stream');
  }

  private async decide<Command, Event extends DomainEvent, State>(
    decision: DecisionRequest<Command, Event, State>,
    current: LoadedStream<State>,
    expected: ExpectedRevision,
  ): Promise<Outcome<Event, State>> {
    const { decider, command } = decision;
    const decided = decider.decide(command, current.state);
    if (decided.length === 0) return { events: [], ...toLoaded(current) };
    const appended = newEvents({ ...decision, events: decided }, this.sources);
    const events = await this.append(decision, expected, appended);
    const state = fold({ ...decider, initialState: current.state }, events);
    const last = events.at(-1)?.recorded;
    if (last !== undefined && decision.concurrency !== 'any') this.states.save(decision, { state, last });
    return { events, state, revision: last?.revision, position: last?.position };
  }

  private async append<Event extends DomainEvent>(
    { stream, catalogue, context }: Identified<Event>,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<Decoded<Event>[]> {
    const result = await this.store.append(stream, expected, events);
    const [event, ...others] = events;
    if (event !== undefined && others.length === 0 && context.idempotencySeed === undefined)
      return [decodeEvent(catalogue, { ...event, stream, ...result })];
    // Read back, because only the log knows the positions of several events and the events of a repeated request.
    const stored = await readBack(this.store, stream, result.revision - others.length, events);
    const recorded = stored.map((each) => decodeEvent(catalogue, each));
    assertSameRequest(context, recorded);
    return recorded;
  }

  private async findRecorded<Event extends DomainEvent>(decision: Identified<Event>): Promise<Decoded<Event>[]> {
    const { stream, catalogue, commandName, context } = decision;
    const { idempotencySeed: seed } = context;
    if (seed === undefined) return [];
    const idOf = (index: number) => deriveEventId(seed, stream, commandName, index);
    const first = await this.store.find(stream, idOf(0));
    if (first === undefined) return [];
    const stored = await collect(this.store.readStream(stream, { from: first.revision, limit: MAX_EVENTS }));
    const from = stored.map((event) => decodeEvent(catalogue, event));
    const others = from.findIndex(({ recorded }, index) => recorded.id !== idOf(index));
    const recorded = others === -1 ? from : from.slice(0, others);
    assertSameRequest(context, recorded);
    return recorded;
  }
}

const toLoaded = <State>({ state, last }: LoadedStream<State>): Loaded<State> => ({
  state,
  revision: last?.revision,
  position: last?.position,
});

function assertSameRequest({ bodyHash }: CommandContext, recorded: readonly Decoded<DomainEvent>[]): void {
  if (bodyHash === undefined) return;
  for (const { recorded: first } of recorded) assertSameBody(bodyHash, first.metadata.bodyHash);
}
