import { crc32 } from 'node:zlib';
import { LogDamaged } from '../errors.js';
import { EventMetadata } from '../event-metadata.js';
import type { RecordedEvent } from '../event-store.js';
import { asBytes, linesOf, wholeNumber } from './cells.js';
import { toPosition } from './position.js';
import { fromStoredText } from './stored-text.js';

/** Stream and type are stored texts, data and metadata JSON. */
export interface EventRow {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
  readonly checksum: number;
}

const COLUMNS = ['position', 'stream', 'revision', 'id', 'type', 'data', 'metadata'];

export const EVENT_COLUMNS = [...COLUMNS, 'checksum'].join(', ');

export const EVENTS_TABLE = `events (
  position INTEGER PRIMARY KEY,
  stream TEXT NOT NULL,
  revision INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  data TEXT NOT NULL,
  metadata TEXT NOT NULL,
  checksum INTEGER NOT NULL,
  UNIQUE (stream, revision)
) STRICT`;

export const PLACEHOLDERS = EVENT_COLUMNS.replace(/\w+/g, '?');

/** A whole row in bytes: its checksum, and behind it what that covers. */
export const EVENT_BYTES = asBytes('checksum', ...COLUMNS);

const LINE_FEED = 10;

/** Undefined when the bytes are not those of a row. */
export function toEventRow(bytes: Uint8Array): EventRow | undefined {
  const [sum, place, stream, number, id, type, data, metadata, ...more] = linesOf(bytes) ?? [];
  const [checksum, position, revision] = [wholeNumber(sum), wholeNumber(place), wholeNumber(number)];
  if (stream === undefined || id === undefined || type === undefined || data === undefined || metadata === undefined)
    return undefined;
  if (more.length > 0 || [checksum, position, revision].some(Number.isNaN)) return undefined;
  return { position, stream, revision, id, type, data, metadata, checksum };
}

/** Whether the bytes of a row are those that its checksum was made of. */
export const fitsChecksum = ({ checksum }: EventRow, bytes: Uint8Array): boolean =>
  crc32(bytes.subarray(bytes.indexOf(LINE_FEED) + 1)) === checksum;

/** An event in the texts that a row keeps, before it has its place in the log. */
export type SerialisedEvent = Pick<EventRow, 'id' | 'type' | 'data' | 'metadata'>;

/** Everything in the row but its checksum; none of the parts can hold a line feed. */
export function textOf(row: Omit<EventRow, 'checksum'>): string {
  const { position, stream, revision, id, type, data, metadata } = row;
  return `${position}\n${stream}\n${revision}\n${id}\n${type}\n${data}\n${metadata}`;
}

/** CRC-32 over everything else in the row. */
export const checksumOf = (row: Omit<EventRow, 'checksum'>): number => crc32(textOf(row));

/** What a row puts in the columns of its table. */
export function valuesOf(row: EventRow): readonly (string | number)[] {
  const { position, stream, revision, id, type, data, metadata, checksum } = row;
  return [position, stream, revision, id, type, data, metadata, checksum];
}

/** @throws LogDamaged */
export function toRecordedEvent(row: EventRow): RecordedEvent {
  const position = toPosition(row.position);
  try {
    return {
      id: row.id,
      type: fromStoredText(row.type),
      data: JSON.parse(row.data) as unknown,
      metadata: EventMetadata.parse(JSON.parse(row.metadata)),
      stream: fromStoredText(row.stream),
      revision: row.revision,
      position,
    };
  } catch (cause) {
    throw new LogDamaged(position, 'the row does not hold an event', { cause });
  }
}
