import { crc32 } from 'node:zlib';
import { toEventRow, type EventRow } from '../event-row.js';
import type { FilePages } from '../file-format/file-pages.js';
import { readRecord, readVarint, type RecordPlace } from '../file-format/record.js';

/** Columns of an event's row: its position is no column but the row's number, and NULL stands in its place. */
const COLUMNS = 8;
/** A header of 8 columns, two of which may be texts of up to a megabyte. */
const SHORTEST_HEADER = COLUMNS + 1;
const LONGEST_HEADER = SHORTEST_HEADER + 3 * COLUMNS;
const LONGEST_NUMBER = 9;

/**
 * Every row of the file whose checksum fits, wherever it lies: neither the directory of its page nor the tree above it is
 * needed. A row may be found more than once, for pages keep what was moved.
 */
export function* carveRows(pages: FilePages): Generator<{ readonly row: EventRow; readonly place: RecordPlace }> {
  for (let page = 1; page <= pages.count; page += 1) {
    const bytes = pages.page(page);
    if (bytes === undefined) return;
    for (let offset = 1; offset < bytes.length - SHORTEST_HEADER; offset += 1) {
      const header = bytes[offset] ?? 0;
      if (header < SHORTEST_HEADER || header > LONGEST_HEADER || bytes[offset + 1] !== 0) continue;
      const place = { page, offset };
      const row = rowAt(pages, bytes, place);
      if (row !== undefined) yield { row, place };
    }
  }
}

/** The row at a place where one was found. */
export function rowOf(pages: FilePages, place: RecordPlace): EventRow | undefined {
  const bytes = pages.page(place.page);
  return bytes && rowAt(pages, bytes, place);
}

function rowAt(pages: FilePages, bytes: Buffer, place: RecordPlace): EventRow | undefined {
  const record = readRecord(pages, bytes, place, COLUMNS);
  if (record === undefined) return undefined;
  const [, stream, revision, id, type, data, metadata, checksum] = record;
  const texts = [id, type, data, metadata];
  if (typeof revision !== 'number' || typeof checksum !== 'number' || !Buffer.isBuffer(stream)) return undefined;
  const lines = [
    stream,
    Buffer.from(String(revision)),
    ...texts.flatMap((text) => (Buffer.isBuffer(text) ? [text] : [])),
  ];
  if (lines.length < COLUMNS - 2) return undefined;
  const rest = Buffer.concat(lines.flatMap((line) => [LINE_FEED, line]));
  for (const position of numbersBefore(bytes, place.offset)) {
    const covered = Buffer.concat([Buffer.from(String(position)), rest]);
    if (crc32(covered) === checksum) return toEventRow(Buffer.concat([Buffer.from(`${checksum}\n`), covered]));
  }
  return undefined;
}

const LINE_FEED = Buffer.from('\n');

/** The row's number stands in front of the record; where it begins is not said. */
function* numbersBefore(bytes: Buffer, offset: number): Generator<number> {
  for (let start = offset - 1; start >= Math.max(0, offset - LONGEST_NUMBER); start -= 1) {
    const { value, next } = readVarint(bytes, start);
    if (next === offset) yield value;
  }
}
