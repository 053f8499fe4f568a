import { jsonEvent, type EventData, type JSONType } from '@eventstore/db-client';
import { checkAppend, checkAppendSize } from '../../check-append.js';
import { InvalidAppend } from '../../errors.js';
import { EventMetadata } from '../../event-metadata.js';
import type { NewEvent } from '../../event-store.js';
import { toServerName } from './names.js';
import { toStoredMetadata } from './stored-metadata.js';

/** The server's names and events for an append that is fit to be sent. */
export interface PreparedAppend {
  readonly streamName: string;
  readonly events: EventData[];
}

/** @throws InvalidAppend */
export function prepareAppend(stream: string, events: readonly NewEvent[]): PreparedAppend {
  checkAppend(stream, events);
  const refuse = (reason: string) => new InvalidAppend(stream, reason);
  if (!isUnicode(stream)) throw refuse('its name is no Unicode text');
  if (!events.every(({ type }) => type !== '' && isUnicode(type))) throw refuse('a type is no Unicode text');
  const texts = events.map((event) => toTexts(stream, event));
  checkAppendSize(stream, texts);
  return { streamName: toServerName(stream), events: texts.map(({ event }) => event) };
}

/** Whether UTF-8 can carry the text: it has no half of a surrogate pair. */
const isUnicode = (text: string): boolean => !/\p{Surrogate}/u.test(text);

interface Texts {
  readonly event: EventData;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

function toTexts(stream: string, { id, type, data, metadata: given }: NewEvent): Texts {
  try {
    if (!isJson(data)) throw new TypeError('There is no data');
    const metadata = EventMetadata.parse(given);
    const event = jsonEvent({ id, type: toServerName(type), data, metadata: toStoredMetadata(metadata) });
    return { event, type, data: JSON.stringify(data), metadata: JSON.stringify(metadata) };
  } catch (cause) {
    throw new InvalidAppend(stream, `data or metadata of ${type} could not be read again`, { cause });
  }
}

/** The client's type leaves out numbers, booleans and null, which it writes like any other JSON. */
const isJson = (data: unknown): data is JSONType => JSON.stringify(data) !== undefined;
