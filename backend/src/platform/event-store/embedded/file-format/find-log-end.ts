import { PAGE_BYTES } from './page-bytes.js';
import type { FilePages } from './file-pages.js';
import { readRecord, readVarint } from './record.js';

const LEAF_OF_A_TABLE = 13;
const CELL_COUNT = 3;
const FIRST_CELL = 8;
/** No event takes fewer. */
const LEAST_BYTES_OF_AN_EVENT = 64;

/**
 * The number that the log itself says its last event has; undefined when that is damaged.
 * @param found number of the last event that was found, in this file or in another
 */
export function findLogEnd(pages: FilePages, found: number): number | undefined {
  const most = found + (pages.count * PAGE_BYTES) / LEAST_BYTES_OF_AN_EVENT;
  for (let page = 2; page <= pages.count; page += 1) {
    const bytes = pages.page(page);
    if (bytes?.[0] !== LEAF_OF_A_TABLE || bytes.readUInt16BE(CELL_COUNT) !== 1) continue;
    const size = readVarint(bytes, bytes.readUInt16BE(FIRST_CELL));
    const number = readVarint(bytes, size.next);
    const [end] = readRecord(pages, bytes, { page, offset: number.next }, 1) ?? [];
    if (number.value === 1 && typeof end === 'number' && end <= most) return end;
  }
  return undefined;
}
