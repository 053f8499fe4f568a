import { validate as isUuid } from 'uuid';
import { InvalidAppend } from './errors.js';
import { MAX_APPEND_BYTES, type NewEvent } from './event-store.js';

interface SizedEvent {
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

const MAX_OVERHEAD_BYTES = 4;

/** Returns the size of an event in bytes as EventStoreDB counts it: two for each character of the type. */
const measureSize = ({ type, data, metadata }: SizedEvent): number =>
  Buffer.byteLength(data) + Buffer.byteLength(metadata) + 2 * type.length + MAX_OVERHEAD_BYTES;

/** Serializes an append that keeps the rules of every event store. @throws InvalidAppend */
export function serializeAppend<Serialized extends SizedEvent>(
  stream: string,
  events: readonly NewEvent[],
  serialize: (event: NewEvent) => Serialized,
): Serialized[] {
  const invalid = (reason: string, options?: ErrorOptions) => new InvalidAppend(stream, reason, options);
  if (stream === '') throw invalid('the stream has no name');
  if (events.length === 0) throw invalid('there are no events');
  if (!events.every(({ id }) => isUuid(id))) throw invalid('an id is not a UUID');
  if (new Set(events.map(({ id }) => id)).size < events.length) throw invalid('an id occurs twice');
  const serialized = events.map((event) => {
    try {
      return serialize(event);
    } catch (cause) {
      throw invalid(`data or metadata of ${event.type} could not be read again`, { cause });
    }
  });
  const bytes = serialized.reduce((sum, event) => sum + measureSize(event), 0);
  if (bytes > MAX_APPEND_BYTES) throw invalid(`${bytes} bytes are too many`);
  return serialized;
}
