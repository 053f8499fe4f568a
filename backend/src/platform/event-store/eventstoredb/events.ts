import type { EventData, JSONType, Position as LogPosition, RecordedEvent as ServerEvent } from '@eventstore/db-client';
import { isSystemStream, jsonEvent } from '@eventstore/db-client';
import { serializeAppend } from '../check-append.js';
import { InvalidAppend, LogDamaged, UnknownPosition } from '../errors.js';
import { EventMetadata, type NewEvent, type Position, type RecordedEvent } from '../event-store.js';

/** Prefix of own names that would otherwise look like the server's, or like an escaped one. */
const ESCAPE = '!';

export const toServerName = (name: string): string => (/^[$!]/.test(name) ? ESCAPE + name : name);

export const fromServerName = (name: string): string => (name.startsWith(ESCAPE) ? name.slice(ESCAPE.length) : name);

export const IDENTITY_STREAM = '$log-identity';

export const isOwnName = (name: string): boolean => !isSystemStream(name) && name !== toServerName(IDENTITY_STREAM);

/** A regular expression that both the server and JavaScript understand. */
export const OWN_STREAMS = '^(?![$]|![$]log-identity$)';

const GREATEST = String(2n ** 64n - 1n);

/** All numbers have as many digits as the greatest, so that string order is log order. */
const WIDTH = GREATEST.length;

const POSITION = new RegExp(`^(\\d{${WIDTH}})-(\\d{${WIDTH}})$`);

export const toPosition = ({ commit, prepare }: LogPosition): Position => `${digits(commit)}-${digits(prepare)}`;

const digits = (number: bigint): string => String(number).padStart(WIDTH, '0');

export const LOG_START = toPosition({ commit: 0n, prepare: 0n });

/** @throws UnknownPosition */
export function fromPosition(position: Position): LogPosition {
  const [, commit, prepare] = POSITION.exec(position) ?? [];
  if (commit === undefined || prepare === undefined || commit > GREATEST || prepare > GREATEST)
    throw new UnknownPosition(position);
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

/** Returns JSON as bytes: the client would encode an object in base64, and decode it again. */
function toStoredMetadata({ correlationId, causationId, ...others }: EventMetadata): Buffer {
  return Buffer.from(JSON.stringify({ $correlationId: correlationId, $causationId: causationId, ...others }));
}

/** @throws ZodError */
export function fromStoredMetadata(stored: unknown): EventMetadata {
  const fields: Readonly<Record<string, unknown>> = typeof stored === 'object' ? { ...stored } : {};
  const { $correlationId: correlationId, $causationId: causationId } = fields;
  return EventMetadata.parse({ ...fields, correlationId, causationId });
}

export interface PreparedAppend {
  readonly streamName: string;
  readonly events: EventData[];
}

/** @throws InvalidAppend */
export function prepareAppend(stream: string, events: readonly NewEvent[]): PreparedAppend {
  const invalid = (reason: string) => new InvalidAppend(stream, reason);
  if (!isUnicode(stream)) throw invalid('its name is no Unicode text');
  if (!events.every(({ type }) => type !== '' && isUnicode(type))) throw invalid('a type is no Unicode text');
  const serialized = serializeAppend(stream, events, serialize);
  return { streamName: toServerName(stream), events: serialized.map(({ event }) => event) };
}

const isUnicode = (text: string): boolean => !/\p{Surrogate}/u.test(text);

function serialize({ id, type, data, metadata: newMetadata }: NewEvent) {
  if (!isJson(data)) throw new TypeError('There is no data');
  const metadata = EventMetadata.parse(newMetadata);
  const event = jsonEvent({ id, type: toServerName(type), data, metadata: toStoredMetadata(metadata) });
  return { event, type, data: JSON.stringify(data), metadata: JSON.stringify(metadata) };
}

const isJson = (data: unknown): data is JSONType => JSON.stringify(data) !== undefined;

export interface Resolved {
  readonly event?: ServerEvent | undefined;
}

export function positionOf({ position }: ServerEvent): Position {
  if (position === undefined) throw new TypeError('EventStoreDB before 22.6 does not report positions');
  return toPosition(position);
}

export function ownEvent({ event }: Resolved): ServerEvent | undefined {
  return event !== undefined && isOwnName(event.streamId) && isOwnName(event.type) ? event : undefined;
}

/** @throws LogDamaged */
export function toRecordedEvent(event: ServerEvent): RecordedEvent {
  const position = positionOf(event);
  try {
    if (!event.isJson) throw new TypeError('Its data is not JSON');
    return {
      id: event.id,
      type: fromServerName(event.type),
      data: event.data,
      metadata: fromStoredMetadata(event.metadata),
      stream: fromServerName(event.streamId),
      revision: Number(event.revision),
      position,
    };
  } catch (cause) {
    throw new LogDamaged(position, `what was recorded in ${event.streamId} is not one of our events`, { cause });
  }
}
