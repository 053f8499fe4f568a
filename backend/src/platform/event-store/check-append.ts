import { validate as isUuid } from 'uuid';
import { InvalidAppend } from './errors.js';
import { MAX_APPEND_BYTES, type NewEvent } from './event-store.js';

/** What every store refuses to append, whatever it is made of. @throws InvalidAppend */
export function checkAppend(stream: string, events: readonly NewEvent[]): void {
  if (stream === '') throw new InvalidAppend(stream, 'the stream has no name');
  if (events.length === 0) throw new InvalidAppend(stream, 'there are no events');
  if (!events.every(({ id }) => isUuid(id))) throw new InvalidAppend(stream, 'an id is not a UUID');
  if (new Set(events.map(({ id }) => id)).size < events.length) throw new InvalidAppend(stream, 'an id occurs twice');
}

/** @param bytes of the data and metadata of all its events. @throws InvalidAppend */
export function checkAppendSize(stream: string, bytes: number): void {
  if (bytes >= MAX_APPEND_BYTES) throw new InvalidAppend(stream, `${bytes} bytes are too many`);
}
