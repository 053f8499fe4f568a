import { validate as isUuid } from 'uuid';
import { InvalidAppend } from './errors.js';
import { MAX_APPEND_BYTES, type NewEvent } from './event-store.js';

/** Checks the rules of every event store. @throws InvalidAppend */
export function checkAppend(stream: string, events: readonly NewEvent[]): void {
  if (stream === '') throw new InvalidAppend(stream, 'the stream has no name');
  if (events.length === 0) throw new InvalidAppend(stream, 'there are no events');
  if (!events.every(({ id }) => isUuid(id))) throw new InvalidAppend(stream, 'an id is not a UUID');
  if (new Set(events.map(({ id }) => id)).size < events.length) throw new InvalidAppend(stream, 'an id occurs twice');
}

interface SizedEvent {
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

const MOST_ADDED_BYTES = 4;

/** Returns the size of an event in bytes as EventStoreDB counts it: two for each character of the type. */
export const sizeOf = ({ type, data, metadata }: SizedEvent): number =>
  Buffer.byteLength(data) + Buffer.byteLength(metadata) + 2 * type.length + MOST_ADDED_BYTES;

/** @throws InvalidAppend */
export function checkAppendSize(stream: string, events: readonly SizedEvent[]): void {
  const bytes = events.reduce((sum, event) => sum + sizeOf(event), 0);
  if (bytes > MAX_APPEND_BYTES) throw new InvalidAppend(stream, `${bytes} bytes are too many`);
}
