import { crc32 } from 'node:zlib';
import { serializeAppend } from '../check-append.js';
import { LogDamaged } from '../errors.js';
import { EventMetadata, type ExpectedRevision, type NewEvent, type RecordedEvent } from '../event-store.js';
import { asBytes, toBytes, fromStoredText, toLines, toPosition, toStoredText, parseInteger } from './database.js';

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

export const PLACEHOLDERS = EVENT_COLUMNS.replace(/\w+/g, '?');

/** SQL for a row in bytes: its checksum, then the columns that it covers. */
export const EVENT_BYTES = asBytes('checksum', ...COLUMNS);

const LINE_FEED = 10;

/** Returns undefined when the bytes are not a row. */
export function toEventRow(bytes: Uint8Array): EventRow | undefined {
  const [sum, positionText, stream, number, id, type, data, metadata, ...more] = toLines(bytes) ?? [];
  const [checksum, position, revision] = [parseInteger(sum), parseInteger(positionText), parseInteger(number)];
  if (stream === undefined || id === undefined || type === undefined || data === undefined || metadata === undefined)
    return undefined;
  if (more.length > 0 || [checksum, position, revision].some(Number.isNaN)) return undefined;
  return { position, stream, revision, id, type, data, metadata, checksum };
}

/** Returns whether the bytes of a row match its checksum. */
export const matchesChecksum = ({ checksum }: EventRow, bytes: Uint8Array): boolean =>
  crc32(bytes.subarray(bytes.indexOf(LINE_FEED) + 1)) === checksum;

/** An event in the texts of its row, before it has a position. */
export type SerializedEvent = Pick<EventRow, 'id' | 'type' | 'data' | 'metadata'>;

export function serializeRow(row: Omit<EventRow, 'checksum'>): string {
  const { position, stream, revision, id, type, data, metadata } = row;
  return `${position}\n${stream}\n${revision}\n${id}\n${type}\n${data}\n${metadata}`;
}

/** CRC-32 over everything else in the row. */
export const toChecksum = (row: Omit<EventRow, 'checksum'>): number => crc32(serializeRow(row));

export function toValues(row: EventRow): readonly (string | number)[] {
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

export interface ValidRows {
  /** Rows before the first fault. */
  readonly rows: readonly EventRow[];
  readonly fault?: string;
}

/**
 * Returns the rows before the first one that is damaged or missing.
 * @param isNext returns whether a row follows the previous one, which is undefined for the first
 */
export function validRows(
  bytesOfRows: readonly unknown[],
  isNext: (row: EventRow, previous: EventRow | undefined) => boolean,
): ValidRows {
  const rows: EventRow[] = [];
  for (const candidate of bytesOfRows) {
    const bytes = toBytes(candidate);
    const row = bytes && toEventRow(bytes);
    if (bytes === undefined || row === undefined) return { rows, fault: 'the row does not hold an event' };
    if (!isNext(row, rows.at(-1))) return { rows, fault: 'an event is missing' };
    if (!matchesChecksum(row, bytes)) return { rows, fault: 'the checksum does not match' };
    rows.push(row);
  }
  return { rows };
}

export interface PreparedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly SerializedEvent[];
}

/** @throws InvalidAppend */
export function prepareAppend(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): PreparedAppend {
  return { stream, expected, events: serializeAppend(stream, events, serialize) };
}

const serialize = ({ id, type, data, metadata }: NewEvent): SerializedEvent => ({
  id,
  type: toStoredText(type),
  data: toJson(data),
  metadata: toJson(EventMetadata.parse(metadata)),
});

function toJson(value: unknown): string {
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined) throw new TypeError(`${typeof value} is not JSON`);
  return json;
}
