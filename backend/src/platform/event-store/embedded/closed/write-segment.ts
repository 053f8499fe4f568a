import Database from 'libsql';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { EVENT_COLUMNS, eventsTable, PLACEHOLDERS, textOf, valuesOf, type EventRow } from '../event-row.js';
import { ClosedSegment, type SegmentOnRecord } from './closed-segment.js';

/** Without an index of ids: the log keeps that itself. */
const SCHEMA = `
  PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON;
  CREATE TABLE ${eventsTable()};
`;

/**
 * Writes events to a file of their own, and reads them back. On return they are on the disk, under the file's name; when the
 * process ends before, there is nothing under that name.
 * @throws LogDamaged when a file with other events has that name
 */
export function writeSegment(path: string, pages: Iterable<readonly EventRow[]>): SegmentOnRecord {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.unfinished`;
  for (const suffix of ['', '-journal']) rmSync(`${unfinished}${suffix}`, { force: true });
  const record = fill(unfinished, pages);
  const written = ClosedSegment.open({ ...record, path: unfinished });
  try {
    written.check();
  } finally {
    written.close();
  }
  if (existsSync(path)) requireSame({ ...record, path });
  renameSync(unfinished, path);
  syncDirectory(dirname(path));
  return { ...record, path };
}

/** A run that broke off may have left the same file; one of another log, in a folder that both use, is not replaced. */
function requireSame(record: SegmentOnRecord): void {
  const there = ClosedSegment.open(record);
  try {
    there.check();
  } finally {
    there.close();
  }
}

function fill(file: string, pages: Iterable<readonly EventRow[]>): Omit<SegmentOnRecord, 'path'> {
  const database = new Database(file);
  try {
    database.exec(SCHEMA);
    const insert = database.prepare(`INSERT INTO events (${EVENT_COLUMNS}) VALUES (${PLACEHOLDERS})`);
    const hash = createHash('sha256');
    let [first, last] = [0, 0];
    database.exec('BEGIN');
    for (const rows of pages)
      for (const row of rows) {
        insert.run(...valuesOf(row));
        hash.update(textOf(row));
        first ||= row.position;
        last = row.position;
      }
    database.exec('COMMIT');
    return { first, last, sha256: hash.digest('hex') };
  } finally {
    database.close();
  }
}

/** A renamed file survives a power cut only once its directory is on disk too. */
function syncDirectory(directory: string): void {
  const handle = openSync(directory, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
