import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import { LogDamaged } from '../errors.js';
import { EventMetadata } from '../event-metadata.js';
import type { RecordedEvent } from '../event-store.js';
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

export const EVENT_COLUMNS = 'position, stream, revision, id, type, data, metadata, checksum';

const text = z.string();
const number = z.int();
const Columns = z.tuple([number, text, number, text, text, text, text, number]);

/** Undefined when the columns do not have the types that they were written with. */
export function toEventRow(columns: unknown): EventRow | undefined {
  const { data: row } = Columns.safeParse(columns);
  if (row === undefined) return undefined;
  const [position, stream, revision, id, type, data, metadata, checksum] = row;
  return { position, stream, revision, id, type, data, metadata, checksum };
}

/** An event in the texts that a row keeps, before it has its place in the log. */
export type SerialisedEvent = Pick<EventRow, 'id' | 'type' | 'data' | 'metadata'>;

/** CRC-32 over everything else in the row; none of the parts can hold a line feed. */
export function checksumOf(row: Omit<EventRow, 'checksum'>): number {
  const { position, stream, revision, id, type, data, metadata } = row;
  return crc32(`${position}\n${stream}\n${revision}\n${id}\n${type}\n${data}\n${metadata}`);
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
