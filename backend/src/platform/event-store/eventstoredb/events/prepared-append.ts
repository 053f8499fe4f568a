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
  const prepared = events.map((event) => prepareEvent(stream, event));
  const bytes = prepared.reduce((sum, event) => sum + event.bytes, 0);
  checkAppendSize(stream, bytes);
  return { streamName: toServerName(stream), events: prepared.map(({ event }) => event) };
}

/** Whether UTF-8 can carry the text: it has no half of a surrogate pair. */
const isUnicode = (text: string): boolean => !/\p{Surrogate}/u.test(text);

interface PreparedEvent {
  readonly event: EventData;
  readonly bytes: number;
}

function prepareEvent(stream: string, { id, type, data, metadata }: NewEvent): PreparedEvent {
  try {
    if (!isJson(data)) throw new TypeError('There is no data');
    const stored = toStoredMetadata(EventMetadata.parse(metadata));
    const bytes = jsonBytes(data) + jsonBytes(stored);
    return { event: jsonEvent({ id, type: toServerName(type), data, metadata: stored }), bytes };
  } catch (cause) {
    throw new InvalidAppend(stream, `data or metadata of ${type} could not be read again`, { cause });
  }
}

/** The client's type leaves out numbers, booleans and null, which it writes like any other JSON. */
const isJson = (data: unknown): data is JSONType => JSON.stringify(data) !== undefined;

const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
