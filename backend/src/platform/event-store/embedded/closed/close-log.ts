import type Database from 'libsql';
import { basename, join } from 'node:path';
import { CLOSED_FORMAT, readNumber } from '../database.js';
import type { LogReader } from '../log-reader.js';
import type { ClosedLog } from './closed-log.js';
import type { SegmentOnRecord } from './closed-segment.js';
import { CLOSED_TABLES, DROP_CLOSED } from './closed-tables.js';
import { writeSegment } from './write-segment.js';

/** Most events of one file. */
const SEGMENT_EVENTS = 100_000;

/** What has just been done, for whoever wants to know how far it came. */
export type ClosingStep = 'copied' | 'dropping' | 'dropped' | 'shrunk';

export interface ClosingOptions {
  readonly onStep?: (step: ClosingStep) => void;
  readonly segmentEvents?: number;
}

interface Closing {
  readonly database: Database.Database;
  readonly log: LogReader;
  readonly closed: ClosedLog;
}

/**
 * Moves everything up to a number into files. Nothing leaves the log before it lies in a file on the disk and was read back
 * from there; then its rows go in the transaction that puts the file on record. Wherever the process ends, each event is in one
 * place that counts, and another run goes on.
 */
export function closeLog(closing: Closing, through: number, options: ClosingOptions = {}): void {
  const { database, closed } = closing;
  const { onStep, segmentEvents = SEGMENT_EVENTS } = options;
  while (closed.end < through) {
    const segment = copy(closing, Math.min(through - closed.end, segmentEvents));
    onStep?.('copied');
    drop(closing, segment, options);
    closed.refresh();
    onStep?.('dropped');
  }
  // Also what a run left that ended before it came here.
  if (readNumber(database, 'PRAGMA freelist_count') === 0) return;
  database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE);');
  onStep?.('shrunk');
}

function copy({ log, closed }: Closing, events: number): SegmentOnRecord {
  if (closed.directory === undefined) throw new Error('A log in memory has no files');
  const [first, last] = [closed.end + 1, closed.end + events];
  const file = `events-${[first, last].map((number) => String(number).padStart(12, '0')).join('-')}.db`;
  return writeSegment(join(closed.directory, file), log.pages(closed.end, events, 'forwards'));
}

function drop({ database }: Closing, { first, last, path, sha256 }: SegmentOnRecord, { onStep }: ClosingOptions): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(`${CLOSED_TABLES} PRAGMA user_version = ${CLOSED_FORMAT};`);
    database.prepare('INSERT INTO closed_segments VALUES (?, ?, ?, ?)').run(first, last, basename(path), sha256);
    for (const sql of DROP_CLOSED) database.prepare(sql).run(first, last);
    onStep?.('dropping');
    database.exec('COMMIT');
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
