import * as z from 'zod/mini';
import type { DomainEvent } from '../decider/decider.js';

export const Actor = z.object({ kind: z.enum(['visitor', 'admin', 'system', 'team']), id: z.optional(z.string()) });
export type Actor = z.infer<typeof Actor>;

export const EventMetadata = z.object({
  /** ISO 8601, UTC. */
  time: z.string(),
  correlationId: z.string(),
  commandId: z.optional(z.string()),
  causationId: z.string(),
  actor: Actor,
  command: z.string(),
  schemaVersion: z.int(),
  release: z.optional(z.string()),
  clientRequestId: z.optional(z.string()),
  bodyHash: z.optional(z.string()),
});
export type EventMetadata = z.infer<typeof EventMetadata>;

export const EventRef = z.object({ id: z.string(), stream: z.string(), revision: z.int(), position: z.string() });

export type EventRef = z.infer<typeof EventRef>;

export const toEventRef = ({ id, stream, revision, position }: EventRef): EventRef => ({
  id,
  stream,
  revision,
  position,
});

export type Position = string;

/**
 * `no_stream`: the stream must be new; a number: the revision of its last event; `any`: appends at the end, for events that no
 * other process may append again.
 */
export type ExpectedRevision = 'any' | 'no_stream' | number;

/** Size limit of one append: data and metadata as JSON in UTF-8, and two bytes for each character of a type. */
export const MAX_APPEND_BYTES = 1024 * 1024;

export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: EventMetadata;
}

export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** Revision in its stream, from 0. */
  readonly revision: number;
  readonly position: Position;
}

export interface AppendResult {
  readonly revision: number;
  readonly position: Position;
}

export interface ReadStreamOptions {
  readonly direction?: 'forwards' | 'backwards';
  readonly from?: number;
  readonly limit?: number;
}

export interface ReadAllOptions {
  /** The position to start after. */
  readonly from?: Position;
  readonly limit?: number;
}

export interface SubscribeOptions {
  readonly from?: Position;
  /** Most events in one batch; default 1000. */
  readonly batchSize?: number;
  readonly signal: AbortSignal;
}

export interface EventBatch {
  /** The events in log order; none when the subscription only caught up. */
  readonly events: readonly RecordedEvent[];
  readonly position: Position;
  /** The last event of the log that came with this batch; undefined when none came. */
  readonly last: EventRef | undefined;
  readonly caughtUp: boolean;
}

export interface EventStore {
  /**
   * Resolves once all events are durable. A repeated append of the same ids at the same revision returns the same result and
   * changes nothing.
   * @throws WrongExpectedRevision, InvalidAppend, LogDamaged, EventStoreUnavailable
   */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;
  /** Yields nothing for a missing stream, and every acknowledged event. @throws LogDamaged, EventStoreUnavailable */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<RecordedEvent>;
  /** Returns the event of a stream with this id. The first search may read the whole stream. @throws LogDamaged, EventStoreUnavailable */
  find(stream: string, id: string): Promise<RecordedEvent | undefined>;
  /**
   * Yields events up to the end of the log at the start of the read.
   * @throws LogDamaged, UnknownPosition, EventStoreUnavailable
   */
  readAll(options?: ReadAllOptions): AsyncIterable<RecordedEvent>;
  /**
   * Yields past and then live events. Fetches the next batch only when it is asked for (back-pressure).
   * Resubscribes by itself after a lost connection. Ends when the signal aborts.
   * @throws LogDamaged, LogReplaced, CheckpointBeyondLog, UnknownPosition, EventStoreUnavailable
   */
  subscribe(options: SubscribeOptions): AsyncIterable<EventBatch>;
  /** Returns the last event of the log; undefined for an empty one. @throws LogDamaged, EventStoreUnavailable */
  last(): Promise<EventRef | undefined>;
  /** Returns the position of the last event; undefined for an empty log. @throws EventStoreUnavailable */
  head(): Promise<Position | undefined>;
  /** Returns the unique id of this log, which copies of its events do not have. @throws EventStoreUnavailable */
  identity(): Promise<string>;
  close(): Promise<void>;
}

export const EVENT_STORE = Symbol('EventStore');

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** Returns the first item, and reads no further; undefined when there is none. */
export async function takeFirst<Item>(items: AsyncIterable<Item>): Promise<Item | undefined> {
  for await (const item of items) return item;
  return undefined;
}

export type StreamReader = Pick<EventStore, 'readStream'>;

export const findLastEvent = (store: StreamReader, stream: string): Promise<RecordedEvent | undefined> =>
  takeFirst(store.readStream(stream, { direction: 'backwards', limit: 1 }));

export async function countEvents(store: StreamReader, stream: string): Promise<number> {
  const last = await findLastEvent(store, stream);
  return last === undefined ? 0 : last.revision + 1;
}

export type Decoded<Event extends DomainEvent> = Event & {
  readonly recorded: Omit<RecordedEvent, 'data' | 'type'>;
};
