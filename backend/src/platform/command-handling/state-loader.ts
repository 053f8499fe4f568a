import type { DecidedStream, DomainEvent } from '../decider/decider.js';
import { decodeEvent } from '../event-store/event-codec.js';
import { StreamTruncated } from '../event-store/errors.js';
import type { EventStore, RecordedEvent } from '../event-store/event-store.js';
import type { Snapshots } from './snapshots.js';

type FoldedStream<Event extends DomainEvent, State> = DecidedStream<never, Event, State>;

type Source<State> = Pick<FoldedStream<never, State>, 'stream' | 'snapshots'>;

interface Folded<State> {
  readonly state: State;
  readonly last: Pick<RecordedEvent, 'id' | 'revision'>;
}

export interface LoadedStream<State> {
  readonly state: State;
  readonly last: Pick<RecordedEvent, 'id' | 'revision' | 'position'> | undefined;
}

const BEFORE_ALL = { revision: -1 };

export class StateLoader {
  constructor(
    private readonly log: Pick<EventStore, 'readStream'>,
    private readonly snapshots: Snapshots,
  ) {}

  /** @throws UndecodableEvent, StreamTruncated, LogDamaged, EventStoreUnavailable */
  async load<Event extends DomainEvent, State>(on: FoldedStream<Event, State>): Promise<LoadedStream<State>> {
    const snapshot = await this.loadSnapshot(on);
    const tail = snapshot && (await this.fold(on, snapshot));
    if (tail !== undefined) return tail;
    if (on.snapshots !== undefined) this.snapshots.invalidate(on.stream);
    return (await this.fold(on)) ?? { state: on.decider.initialState, last: undefined };
  }

  save<State>({ stream, snapshots }: Source<State>, { state, last }: Folded<State>): void {
    if (snapshots === undefined) return;
    const { id: eventId, revision } = last;
    this.snapshots.save(stream, { version: snapshots.version, revision, eventId, state });
  }

  private async loadSnapshot<State>({ stream, snapshots: format }: Source<State>): Promise<Folded<State> | undefined> {
    const snapshot = format && (await this.snapshots.find(stream));
    if (snapshot === undefined || snapshot.version !== format?.version) return undefined;
    const { data: state, success } = format.schema.safeParse(snapshot.state);
    return success ? { state, last: { id: snapshot.eventId, revision: snapshot.revision } } : undefined;
  }

  /**
   * Returns undefined for an empty stream, and for a stream that does not contain the last event of the known state: then the state comes
   * from another log. EventStoreDB may have scavenged that event, but no later one.
   * @throws StreamTruncated
   */
  private async fold<Event extends DomainEvent, State>(
    on: FoldedStream<Event, State>,
    snapshot?: Folded<State>,
  ): Promise<LoadedStream<State> | undefined> {
    const { stream, decider, catalogue } = on;
    let state = snapshot?.state ?? decider.initialState;
    let last: RecordedEvent | undefined;
    for await (const event of this.log.readStream(stream, { from: snapshot?.last.revision })) {
      const expected = (last ?? snapshot?.last ?? BEFORE_ALL).revision + 1;
      if (event.revision > expected) throw new StreamTruncated(stream, expected, event.revision);
      const isFolded = event.revision === snapshot?.last.revision;
      if (isFolded && event.id !== snapshot?.last.id) return undefined;
      if (!isFolded) state = decider.evolve(state, decodeEvent(catalogue, event));
      last = event;
    }
    if (last === undefined) return undefined;
    this.save(on, { state, last });
    return { state, last };
  }
}
