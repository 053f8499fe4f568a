import { linesOf } from '../cells.js';
import type { FilePages } from '../file-format/file-pages.js';
import { readRecord } from '../file-format/record.js';

const COLUMNS = 3;
const PAGES_OF_INDEXES: readonly (number | undefined)[] = [2, 10];

/** An event as the index of streams names it, which has no checksum. */
export interface IndexedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/** What looks like entries of the index of streams, page by page. The table of closed streams looks the same. */
export function* carveIndex(pages: FilePages): Generator<readonly IndexedEvent[]> {
  for (let page = 1; page <= pages.count; page += 1) {
    const bytes = pages.page(page);
    if (bytes !== undefined && PAGES_OF_INDEXES.includes(bytes[0])) yield [...entriesOf(pages, bytes, page)];
  }
}

function* entriesOf(pages: FilePages, bytes: Buffer, page: number): Generator<IndexedEvent> {
  for (let offset = 1; offset < bytes.length - COLUMNS; offset += 1) {
    const header = bytes[offset] ?? 0;
    if (header < COLUMNS + 1 || header > COLUMNS + 3) continue;
    const [name, revision, position] = readRecord(pages, bytes, { page, offset }, COLUMNS) ?? [];
    if (!Buffer.isBuffer(name) || typeof revision !== 'number' || typeof position !== 'number') continue;
    const [stream, ...others] = linesOf(name) ?? [];
    if (stream && others.length === 0 && revision >= 0 && position > 0) yield { stream, revision, position };
  }
}
