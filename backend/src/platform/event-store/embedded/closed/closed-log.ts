import type Database from 'libsql';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { asBytes, numberOf } from '../cells.js';
import { CLOSED_FORMAT, readNumber } from '../database.js';
import type { Direction } from '../direction.js';
import { LOG_START } from '../position.js';
import { ClosedSegment, type SegmentOnRecord } from './closed-segment.js';
import { idBytes } from './closed-tables.js';

/** Where the files of a log lie: a folder beside it, which may be a link to a cheaper disk. */
export const closedDirectory = (directory: string): string => join(directory, 'closed');

const Segments = z.array(z.tuple([z.int(), z.int(), z.string(), z.string()]));
const Positions = z.array(z.tuple([z.int()]));

/** The part of a log that lies in files: everything up to a place. Files are opened when they are asked for. */
export class ClosedLog {
  private segments: readonly SegmentOnRecord[] = [];
  private readonly open = new Map<string, ClosedSegment>();
  private statements: ReturnType<typeof statementsOn> | undefined;

  /** @param directory where its files lie; left out for a log that has none */
  constructor(
    private readonly database: Database.Database,
    readonly directory?: string,
  ) {
    this.refresh();
  }

  /** Number of the last event that lies in a file. */
  get end(): number {
    return this.segments.at(-1)?.last ?? LOG_START;
  }

  get onRecord(): readonly SegmentOnRecord[] {
    return this.segments;
  }

  /** Looks again what is on record; another process may have moved something. Answers whether there is more now. */
  refresh(): boolean {
    const { end: before } = this;
    if (this.directory === undefined || readNumber(this.database, 'PRAGMA user_version') < CLOSED_FORMAT) return false;
    this.statements ??= statementsOn(this.database);
    const directory = this.directory;
    this.segments = Segments.parse(this.statements.segments.all()).map(([first, last, file, sha256]) => ({
      first,
      last,
      path: join(directory, file),
      sha256,
    }));
    return this.end > before;
  }

  /** Rows of one file from a number on, that one included. @throws ClosedSegmentMissing, LogDamaged */
  rows(number: number, limit: number, direction: Direction): readonly unknown[] {
    const record = this.segments.find(({ first, last }) => first <= number && number <= last);
    return record === undefined ? [] : this.segmentOf(record).rows(number, limit, direction);
  }

  /**
   * Rows of a stream in one file from a revision on, that one included; none when no file has such.
   * @param stream as it is stored
   * @throws ClosedSegmentMissing, LogDamaged
   */
  streamRows(stream: string, revision: number, limit: number, direction: Direction): readonly unknown[] {
    const [found] = Positions.parse(this.statements?.[direction].all(stream, revision) ?? []);
    const record = found && this.segments.find(({ first }) => first === found[0]);
    return record === undefined ? [] : this.segmentOf(record).streamRows(stream, revision, limit, direction);
  }

  /** The last revision of a stream that lies in a file; null for a stream without any. */
  lastRevision(stream: string): number | null {
    return this.statements === undefined ? null : numberOf(this.statements.lastRevision.get(stream));
  }

  /** The rows of events with this id, if there are any. @throws ClosedSegmentMissing, LogDamaged */
  rowsOfId(id: string): readonly unknown[] {
    const positions = Positions.parse(this.statements?.positions.all(id) ?? []);
    return positions.flatMap(([position]) => this.rows(position, 1, 'forwards'));
  }

  /** Reads every file. @throws ClosedSegmentMissing, LogDamaged */
  check(): void {
    for (const record of this.segments) this.segmentOf(record).check();
  }

  close(): void {
    for (const segment of this.open.values()) segment.close();
    this.open.clear();
  }

  private segmentOf(record: SegmentOnRecord): ClosedSegment {
    const known = this.open.get(record.path);
    if (known !== undefined) return known;
    const segment = ClosedSegment.open(record);
    this.open.set(record.path, segment);
    return segment;
  }
}

function statementsOn(database: Database.Database) {
  const segmentOf = 'SELECT segment FROM closed_streams WHERE stream = ?1';
  // A stream rises through the files: the first that reaches a revision has it, if any has.
  const before = 'SELECT ifnull(max(last_revision), -1) FROM closed_streams s WHERE s.stream = ?1';
  return {
    segments: database.prepare('SELECT first, last, file, sha256 FROM closed_segments ORDER BY first').raw(true),
    forwards: database.prepare(`${segmentOf} AND last_revision >= ?2 ORDER BY segment LIMIT 1`).raw(true),
    backwards: database
      .prepare(`${segmentOf} AND ?2 > (${before} AND s.segment < closed_streams.segment) ORDER BY segment DESC LIMIT 1`)
      .raw(true),
    lastRevision: database
      .prepare(`SELECT ${asBytes('max(last_revision)')} FROM closed_streams WHERE stream = ?`)
      .raw(true),
    positions: database
      .prepare(`SELECT position FROM closed_ids WHERE id = ${idBytes('?')} ORDER BY position`)
      .raw(true),
  };
}
