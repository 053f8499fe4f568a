import { PAGE_BYTES } from './page-bytes.js';
import type { FilePages } from './file-pages.js';

/** A record of the engine's file format: https://www.sqlite.org/fileformat2.html */
export interface RecordPlace {
  readonly page: number;
  /** Where its header begins. */
  readonly offset: number;
}

type Cell = Buffer | number | null;

/** Most bytes of a table's record that stay in its page, and least of one that does not. */
const MOST_LOCAL = PAGE_BYTES - 35;
const LEAST_LOCAL = Math.floor(((PAGE_BYTES - 12) * 32) / 255) - 23;
const OVERFLOW_BYTES = PAGE_BYTES - 4;
const NEXT_PAGE_BYTES = 4;

/** Bytes of the whole numbers by their serial type. */
const NUMBER_BYTES: readonly (number | undefined)[] = [0, 1, 2, 3, 4, 6, 8, undefined, 0, 0];
const FIRST_TEXT = 13;

/** The values of a record with so many columns of whole numbers, texts and NULL; undefined when there is none at the place. */
export function readRecord(
  pages: FilePages,
  bytes: Buffer,
  { offset }: RecordPlace,
  columns: number,
): Cell[] | undefined {
  const types = serialTypes(bytes, offset, columns);
  if (types === undefined) return undefined;
  const sizes = types.map((type) => (type >= FIRST_TEXT ? (type - FIRST_TEXT) / 2 : NUMBER_BYTES[type]));
  if (!sizes.every((size) => size !== undefined && Number.isInteger(size))) return undefined;
  const headerBytes = bytes[offset] ?? 0;
  const length = sizes.reduce<number>((sum, size) => sum + (size ?? 0), headerBytes);
  const payload = payloadAt(pages, bytes, offset, length);
  if (payload === undefined) return undefined;
  let at = headerBytes;
  return types.map((type, column) => {
    const value = payload.subarray(at, (at += sizes[column] ?? 0));
    return type >= FIRST_TEXT ? value : numberOf(type, value);
  });
}

function serialTypes(bytes: Buffer, offset: number, columns: number): number[] | undefined {
  const end = offset + (bytes[offset] ?? 0);
  const types: number[] = [];
  for (let at = offset + 1; at < end;) {
    const { value, next } = readVarint(bytes, at);
    types.push(value);
    at = next;
    if (at > end || types.length > columns) return undefined;
  }
  return types.length === columns ? types : undefined;
}

/** What does not fit into the page goes on in a chain of others. */
function payloadAt(pages: FilePages, bytes: Buffer, offset: number, length: number): Buffer | undefined {
  const local = length <= MOST_LOCAL ? length : localBytes(length);
  const end = offset + local;
  if (local === length) return end <= PAGE_BYTES ? bytes.subarray(offset, end) : undefined;
  if (end + NEXT_PAGE_BYTES > PAGE_BYTES || length > pages.count * PAGE_BYTES) return undefined;
  const parts = [bytes.subarray(offset, end)];
  let next = bytes.readUInt32BE(end);
  for (let left = length - local; left > 0; left -= OVERFLOW_BYTES) {
    const page = pages.page(next);
    if (page === undefined) return undefined;
    parts.push(page.subarray(NEXT_PAGE_BYTES, NEXT_PAGE_BYTES + Math.min(left, OVERFLOW_BYTES)));
    next = page.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

function localBytes(length: number): number {
  const local = LEAST_LOCAL + ((length - LEAST_LOCAL) % OVERFLOW_BYTES);
  return local <= MOST_LOCAL ? local : LEAST_LOCAL;
}

function numberOf(type: number, value: Buffer): number | null {
  if (type === 0) return null;
  if (type === 8 || type === 9) return type - 8;
  return value.length <= 6 ? value.readIntBE(0, value.length) : Number(value.readBigInt64BE());
}

/** A number in groups of 7 bits, as long as the highest bit of a byte is set. */
export function readVarint(bytes: Buffer, offset: number): { readonly value: number; readonly next: number } {
  let value = 0;
  let next = offset;
  for (; next < offset + 8; next += 1) {
    const byte = bytes[next] ?? 0;
    value = value * 128 + (byte & 127);
    if (byte < 128) break;
  }
  return { value, next: next + 1 };
}
