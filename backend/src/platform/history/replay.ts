import type { DomainEvent, DecidedStream } from '../decider/decider.js';
import { decodeEvent } from '../event-store/event-codec.js';
import type { Decoded, Position, RecordedEvent, StreamReader } from '../event-store/event-store.js';
import type { PersonalData } from '../personal-data/personal-data.js';
import { applyChange, type Document, type DocumentId, type ReadStore } from '../read-store/read-store.js';
import type { Projection } from '../consumers/projections/projection.js';

/** Reads a document from its view; with a position, replays it as of that position of the log. */
export function findDocument<Event extends DomainEvent>(
  views: Pick<ReadStore, 'get'>,
  store: StreamReader,
  replayed: ReplayOptions<Event>,
  asOf: Position | undefined,
): Promise<Document | undefined> {
  return asOf === undefined ? views.get(replayed.collection, replayed.id) : loadDocumentAsOf(store, replayed, asOf);
}

export async function loadDocumentAsOf<Event extends DomainEvent>(
  store: StreamReader,
  replayed: ReplayOptions<Event>,
  asOf: Position,
): Promise<Document | undefined> {
  let latest: Document | undefined;
  for await (const { event, document } of replay(store, replayed)) {
    if (event.recorded.position > asOf) break;
    latest = document;
  }
  return latest;
}

export async function loadStateAt<Event extends DomainEvent, State>(
  store: StreamReader,
  { stream, decider, catalogue }: DecidedStream<never, Event, State>,
  position: Position,
): Promise<State> {
  let state = decider.initialState;
  for await (const stored of store.readStream(stream)) {
    if (stored.position > position) break;
    state = decider.evolve(state, decodeEvent(catalogue, stored));
  }
  return state;
}

export interface ReplayOptions<Event extends DomainEvent> {
  readonly projection: Projection<Event>;
  readonly collection: string;
  readonly stream: string;
  /** A second stream of the same record, merged by position. */
  readonly secondStream?: string;
  readonly id: DocumentId;
  readonly personalData?: Pick<PersonalData, 'decryptEvents'>;
}

export interface ReplayStep<Event extends DomainEvent> {
  readonly event: Decoded<Event>;
  readonly document: Document | undefined;
}

export async function* replay<Event extends DomainEvent>(
  store: StreamReader,
  { projection, collection, stream, secondStream, id, personalData }: ReplayOptions<Event>,
): AsyncGenerator<ReplayStep<Event>> {
  let document: Document | undefined;
  for await (const stored of secondStream === undefined
    ? store.readStream(stream)
    : mergeStreams(store, stream, secondStream)) {
    const [readable = stored] = (await personalData?.decryptEvents([stored])) ?? [];
    const event = decodeEvent(projection.catalogue, readable);
    for (const change of projection.project(event)) {
      if (change.collection === collection && change.id === id) document = applyChange(document, change);
    }
    yield { event, document };
  }
}

async function* mergeStreams(store: StreamReader, one: string, other: string): AsyncGenerator<RecordedEvent> {
  const others = store.readStream(other)[Symbol.asyncIterator]();
  let next = await others.next();
  for await (const event of store.readStream(one)) {
    for (; next.done !== true && next.value.position < event.position; next = await others.next()) yield next.value;
    yield event;
  }
  for (; next.done !== true; next = await others.next()) yield next.value;
}
