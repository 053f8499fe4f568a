import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** The engine's default, which no log of ours was ever made without. */
export const PAGE_BYTES = 4096;

const WAL_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** Salts of the write-ahead log, in its header and in every frame that is not left over from before. */
const HEADER_SALTS = 16;
const FRAME_SALTS = 8;
const SALT_BYTES = 8;

/**
 * The pages of a database file as the last commit left them, its write-ahead log included. Reads bytes, not tables: whatever
 * is damaged, the rest is there.
 */
export class FilePages {
  private readonly file: number;
  private readonly wal: number | undefined;
  /** Where in the write-ahead log the newest version of a page lies. */
  private readonly newer: ReadonlyMap<number, number>;

  constructor(path: string) {
    this.file = openSync(path, 'r');
    this.wal = existsSync(`${path}-wal`) ? openSync(`${path}-wal`, 'r') : undefined;
    this.newer = this.wal === undefined ? new Map() : committedPages(this.wal);
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
function committedPages(wal: number): ReadonlyMap<number, number> {
  const committed = new Map<number, number>();
  const salts = bytesAt(wal, HEADER_SALTS, SALT_BYTES);
  const waiting = new Map<number, number>();
  for (let at = WAL_HEADER_BYTES; ; at += FRAME_HEADER_BYTES + PAGE_BYTES) {
    const frame = bytesAt(wal, at, FRAME_HEADER_BYTES);
    if (salts === undefined || frame?.subarray(FRAME_SALTS, FRAME_SALTS + SALT_BYTES).equals(salts) !== true) break;
    waiting.set(frame.readUInt32BE(0), at + FRAME_HEADER_BYTES);
    const isCommit = frame.readUInt32BE(4) > 0;
    if (!isCommit) continue;
    for (const [page, place] of waiting) committed.set(page, place);
    waiting.clear();
  }
  return committed;
}

function bytesAt(file: number, position: number, length: number): Buffer | undefined {
  if (position < 0) return undefined;
  const bytes = Buffer.alloc(length);
  return readSync(file, bytes, 0, length, position) === length ? bytes : undefined;
}
