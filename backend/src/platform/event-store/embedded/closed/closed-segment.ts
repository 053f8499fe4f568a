import type Database from 'libsql';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { EventStoreUnavailable, LogDamaged } from '../../errors.js';
import { connect, readNumber } from '../database.js';
import { EVENT_BYTES, textOf } from '../event-row.js';
import { findFault } from '../find-fault.js';
import type { Direction } from '../direction.js';
import { toPosition } from '../position.js';
import { soundRows } from '../sound-rows.js';

/** A file of a log, as the log has it on record. */
export interface SegmentOnRecord {
  /** Numbers of its first and last event. */
  readonly first: number;
  readonly last: number;
  readonly path: string;
  /** Of its rows, in their order. */
  readonly sha256: string;
}

/** The events of a file are not to be had now; whoever brings the file back has them again. */
export class ClosedSegmentMissing extends EventStoreUnavailable {
  override readonly name = 'ClosedSegmentMissing';
  constructor({ first, last, path }: SegmentOnRecord, options?: ErrorOptions) {
    super(`The events ${first} to ${last} of the log lie in ${path}, which is not there`, options);
  }
}

const PAGE_SIZE = 1000;

/** Events that were moved out of the log into a file, which never changes again. */
export class ClosedSegment {
  private readonly statements;

  private constructor(
    private readonly database: Database.Database,
    readonly record: SegmentOnRecord,
  ) {
    const select = `SELECT ${EVENT_BYTES} FROM events`;
    this.statements = {
      forwards: database.prepare(`${select} WHERE position >= ? ORDER BY position LIMIT ?`).raw(true),
      backwards: database.prepare(`${select} WHERE position <= ? ORDER BY position DESC LIMIT ?`).raw(true),
      streamForwards: database
        .prepare(`${select} WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`)
        .raw(true),
      streamBackwards: database
        .prepare(`${select} WHERE stream = ? AND revision <= ? ORDER BY revision DESC LIMIT ?`)
        .raw(true),
    };
  }

  /** @throws ClosedSegmentMissing, LogDamaged for a file with other events */
  static open(record: SegmentOnRecord): ClosedSegment {
    if (!existsSync(record.path)) throw new ClosedSegmentMissing(record);
    const database = connect(record.path);
    try {
      database.exec('PRAGMA query_only = ON');
      const [first, last] = ['min', 'max'].map((end) => readNumber(database, `SELECT ${end}(position) FROM events`));
      if (first !== record.first || last !== record.last) throw new Error('It holds other events');
      return new ClosedSegment(database, record);
    } catch (cause) {
      database.close();
      const detail = `${record.path} is not the file that events ${record.first} to ${record.last} were moved to`;
      throw new LogDamaged(toPosition(record.first), detail, { cause });
    }
  }

  /** Rows from a number on, that one included; still to be vouched for. */
  rows(number: number, limit: number, direction: Direction): readonly unknown[] {
    return this.statements[direction].all(number, limit);
  }

  /** Rows of a stream from a revision on, that one included; still to be vouched for. */
  streamRows(stream: string, revision: number, limit: number, direction: Direction): readonly unknown[] {
    const statement = direction === 'forwards' ? this.statements.streamForwards : this.statements.streamBackwards;
    return statement.all(stream, revision, limit);
  }

  /** Reads all of it, and has the engine compare its index. @throws LogDamaged */
  check(): void {
    const { first, last, path, sha256 } = this.record;
    const hash = createHash('sha256');
    for (let next = first; next <= last;) {
      const { rows, fault } = soundRows(
        this.rows(next, PAGE_SIZE, 'forwards'),
        (row, previous) => row.position === (previous?.position ?? next - 1) + 1,
      );
      for (const row of rows) hash.update(textOf(row));
      next += rows.length;
      if (fault !== undefined || rows.length === 0)
        throw new LogDamaged(toPosition(next), `${fault ?? 'an event is missing'} in ${path}`);
    }
    if (hash.digest('hex') !== sha256) throw new LogDamaged(toPosition(first), `${path} holds other events`);
    const fault = findFault(this.database);
    if (fault !== undefined) throw new LogDamaged(toPosition(fault.row ?? first), `${fault.detail} in ${path}`);
  }

  close(): void {
    this.database.close();
  }
}
