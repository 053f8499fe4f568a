import pRetry from 'p-retry';
import type { DecidedStream } from '../decider/aggregate.js';
import { fold, type Decider, type DomainEvent } from '../decider/decider.js';
import type { EventCatalogue } from '../decider/event-catalogue.js';
import { collect } from '../event-store/collect.js';
import type { Decision, Loaded, Outcome } from './decision.js';
import { WrongExpectedRevision } from '../event-store/errors.js';
import { decodeEvent } from '../event-store/event-codec.js';
import type { EventStore, ExpectedRevision, NewEvent, ReadStreamOptions } from '../event-store/event-store.js';
import { newEvents, repeatability, seededEventId, type Sources } from './new-events.js';
import type { Occurrence } from '../event-store/occurrence.js';
import type { CommandContext } from './command-context.js';
import { assertSameBody } from './same-body.js';
import { Turns } from './turns.js';

/** Pauses between attempts, in milliseconds: 2 to 4 after the first lost race, then twice as long each time. */
const LOST_RACES = { retries: 5, minTimeout: 2, factor: 2, randomize: true };

type Evolving<Event extends DomainEvent, State> = Pick<Decider<never, Event, State>, 'initialState' | 'evolve'>;

/** What deciding needs of the event store. */
type Log = Pick<EventStore, 'append' | 'readStream'>;

/** What tells a decision from others, without what is to be decided. */
type Identified<Command, Event extends DomainEvent, State> = Omit<Decision<Command, Event, State>, 'command'>;

/** Loads, decides, appends. */
export class DecisionRunner {
  private readonly store: Log;
  private readonly sources: Sources;
  /** Within one process nobody loses a race: all decide on what the one before has left. */
  private readonly turns = new Turns();

  constructor({ store, ...sources }: Sources & { readonly store: Log }) {
    this.store = store;
    this.sources = sources;
  }

  /**
   * With an idempotency seed, a repeated request appends nothing and gets the outcome recorded for the first.
   * @throws DomainError by the decider, or `idempotency_key_reused` when the seed was another request's, WrongExpectedRevision after too many lost races, UndecodableEvent, InvalidAppend,
   * LogDamaged, EventStoreUnavailable
   */
  async run<Command, Event extends DomainEvent, State>(
    decision: Decision<Command, Event, State>,
  ): Promise<Outcome<Event, State>> {
    if (decision.concurrency === 'any') return this.decide(decision, after(decision.decider, []), 'any');
    return this.turns.take(decision.stream, () =>
      pRetry(() => this.decideOnHistory(decision), {
        ...LOST_RACES,
        shouldRetry: ({ error }) => error instanceof WrongExpectedRevision,
      }),
    );
  }

  /**
   * Whether a repeatable request has run before: then what it asked for has already been allowed.
   * @throws DomainError `idempotency_key_reused`, UndecodableEvent, LogDamaged, EventStoreUnavailable
   */
  async hasRun<Command, Event extends DomainEvent, State>(
    decision: Identified<Command, Event, State>,
  ): Promise<boolean> {
    if (decision.context.idempotencySeed === undefined) return false;
    return recordedBefore(decision, await this.read(decision.stream, decision.catalogue)).length > 0;
  }

  /** @throws UndecodableEvent, LogDamaged, EventStoreUnavailable */
  async load<Event extends DomainEvent, State>({
    stream,
    decider,
    catalogue,
  }: DecidedStream<never, Event, State>): Promise<Loaded<State>> {
    return after(decider, await this.read(stream, catalogue));
  }

  private async decideOnHistory<Command, Event extends DomainEvent, State>(
    decision: Decision<Command, Event, State>,
  ): Promise<Outcome<Event, State>> {
    const { stream, decider, catalogue } = decision;
    const history = await this.read(stream, catalogue);
    const events = recordedBefore(decision, history);
    const last = events.at(-1);
    if (last !== undefined) return { events, ...after(decider, history.slice(0, last.recorded.revision + 1)) };
    const current = after(decider, history);
    return this.decide(decision, current, current.revision ?? 'no_stream');
  }

  private async decide<Command, Event extends DomainEvent, State>(
    decision: Decision<Command, Event, State>,
    current: Loaded<State>,
    expected: ExpectedRevision,
  ): Promise<Outcome<Event, State>> {
    const { decider, command } = decision;
    const decided = decider.decide(command, current.state);
    if (decided.length === 0) return { events: [], ...current };
    const appended = newEvents({ ...decision, events: decided }, this.sources);
    const events = await this.append(decision, expected, appended);
    return { events, ...after({ ...decider, initialState: current.state }, events) };
  }

  private async append<Command, Event extends DomainEvent, State>(
    { stream, catalogue, context }: Decision<Command, Event, State>,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<Occurrence<Event>[]> {
    const result = await this.store.append(stream, expected, events, repeatability(context));
    const [event, ...others] = events;
    if (event !== undefined && others.length === 0 && context.idempotencySeed === undefined)
      return [decodeEvent(catalogue, { ...event, stream, ...result })];
    // Only the log knows the positions of several events, and what a repeated request had recorded before.
    const recorded = await this.read(stream, catalogue, {
      from: result.revision - others.length,
      limit: events.length,
    });
    assertSameRequest(context, recorded);
    return recorded;
  }

  private async read<Event extends DomainEvent>(
    stream: string,
    catalogue: EventCatalogue<Event>,
    options?: ReadStreamOptions,
  ): Promise<Occurrence<Event>[]> {
    const stored = await collect(this.store.readStream(stream, options));
    return stored.map((event) => decodeEvent(catalogue, event));
  }
}

function after<Event extends DomainEvent, State>(
  decider: Evolving<Event, State>,
  events: readonly Occurrence<Event>[],
): Loaded<State> {
  const last = events.at(-1)?.recorded;
  return { state: fold(decider, events), revision: last?.revision, position: last?.position };
}

/** What the command of a repeatable request has appended already. */
function recordedBefore<Command, Event extends DomainEvent, State>(
  { stream, commandName, context }: Identified<Command, Event, State>,
  history: readonly Occurrence<Event>[],
): readonly Occurrence<Event>[] {
  const { idempotencySeed: seed } = context;
  if (seed === undefined) return [];
  const recorded: Occurrence<Event>[] = [];
  for (const event of history)
    if (event.recorded.id === seededEventId(seed, stream, commandName, recorded.length)) recorded.push(event);
  assertSameRequest(context, recorded);
  return recorded;
}

function assertSameRequest({ bodyHash }: CommandContext, recorded: readonly Occurrence<DomainEvent>[]): void {
  if (bodyHash === undefined) return;
  for (const { recorded: first } of recorded) assertSameBody(bodyHash, first.metadata.bodyHash);
}
