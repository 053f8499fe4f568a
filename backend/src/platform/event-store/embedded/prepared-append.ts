import { checkAppend, checkAppendSize } from '../check-append.js';
import { InvalidAppend } from '../errors.js';
import { EventMetadata } from '../event-metadata.js';
import type { ExpectedRevision, NewEvent } from '../event-store.js';
import type { SerialisedEvent } from './event-row.js';
import { toStoredText } from './stored-text.js';

/** An append that is fit to be written; whether it may be is a matter of the stream's state. */
export interface PreparedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly SerialisedEvent[];
}

/** @throws InvalidAppend */
export function prepareAppend(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): PreparedAppend {
  checkAppend(stream, events);
  const prepared = events.map((event) => serialised(stream, event));
  checkAppendSize(stream, prepared);
  return { stream, expected, events: prepared };
}

function serialised(stream: string, { id, type, data, metadata }: NewEvent): SerialisedEvent {
  try {
    return { id, type: toStoredText(type), data: toJson(data), metadata: toJson(EventMetadata.parse(metadata)) };
  } catch (cause) {
    throw new InvalidAppend(stream, `data or metadata of ${type} could not be read again`, { cause });
  }
}

function toJson(value: unknown): string {
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined) throw new TypeError(`${typeof value} is not JSON`);
  return json;
}
