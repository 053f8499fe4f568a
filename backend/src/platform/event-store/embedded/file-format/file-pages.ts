import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { PAGE_BYTES } from './page-bytes.js';
import { readWriteAheadLog, type Frame } from './write-ahead-log.js';

/**
 * The pages of a database file as the last commit left them, its write-ahead log included. Reads bytes, not tables: whatever
 * is damaged, the rest is there.
 */
export class FilePages {
  private readonly file: number;
  private readonly wal: number | undefined;
  /** Where in the write-ahead log the newest version of a page lies. */
  private readonly newer: ReadonlyMap<number, number>;

  /** @param most how many frames of the write-ahead log count */
  constructor(path: string, most = Infinity) {
    this.file = openSync(path, 'r');
    const log = readWriteAheadLog(`${path}-wal`);
    this.wal = log && openSync(`${path}-wal`, 'r');
    this.newer = committedPages((log?.frames ?? []).slice(0, most));
  }

  /** Pages are numbered from 1. */
  get count(): number {
    return Math.max(Math.floor(fstatSync(this.file).size / PAGE_BYTES), ...this.newer.keys());
  }

  /** Undefined beyond the end of the file. */
  page(number: number): Buffer | undefined {
    const inWal = this.newer.get(number);
    return inWal === undefined || this.wal === undefined
      ? bytesAt(this.file, (number - 1) * PAGE_BYTES, PAGE_BYTES)
      : bytesAt(this.wal, inWal, PAGE_BYTES);
  }

  close(): void {
    closeSync(this.file);
    if (this.wal !== undefined) closeSync(this.wal);
  }
}

/** What was not committed is left out: an event that nobody was told of may since have given its place to another. */
function committedPages(frames: readonly Frame[]): ReadonlyMap<number, number> {
  const committed = frames.slice(0, frames.findLastIndex(({ isCommit }) => isCommit) + 1);
  return new Map(committed.map(({ page, at }) => [page, at]));
}

function bytesAt(file: number, position: number, length: number): Buffer | undefined {
  if (position < 0) return undefined;
  const bytes = Buffer.alloc(length);
  return readSync(file, bytes, 0, length, position) === length ? bytes : undefined;
}
