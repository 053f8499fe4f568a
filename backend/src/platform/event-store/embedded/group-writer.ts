import type Database from 'libsql';
import { AppendJudge, type Outcome } from './append-judge.js';
import { checksumOf, EVENT_COLUMNS, PLACEHOLDERS, valuesOf, type EventRow } from './event-row.js';
import type { FollowedLog } from './followed-log.js';
import { toPosition } from './position.js';
import type { PreparedAppend } from './prepared-append.js';
import { toStoredText } from './stored-text.js';

export interface Judged<Append extends PreparedAppend> {
  readonly append: Append;
  readonly outcome: Outcome;
}

/** Writes appends in groups: one transaction, one flush to disk, and still a verdict for each. */
export class GroupWriter {
  private readonly judge;
  private readonly insert;
  private readonly updateEnd;

  constructor(
    private readonly database: Database.Database,
    private readonly followed: FollowedLog,
  ) {
    this.judge = new AppendJudge(database);
    this.insert = database.prepare(`INSERT INTO events (${EVENT_COLUMNS}) VALUES (${PLACEHOLDERS})`);
    this.updateEnd = database.prepare('UPDATE log_end SET position = ?');
  }

  /** What became of each append; durable on return. When it throws, nothing of the group was kept. */
  write<Append extends PreparedAppend>(group: readonly Append[]): readonly Judged<Append>[] {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      let last = this.followed.end.number;
      const written: EventRow[] = [];
      const judged = group.map((append) => {
        const verdict = this.judge.judge(append);
        if ('outcome' in verdict) return { append, outcome: verdict.outcome };
        for (const row of this.insertAll(append, verdict.firstRevision, last + 1)) written.push(row);
        last += append.events.length;
        const revision = verdict.firstRevision + append.events.length - 1;
        return { append, outcome: { revision, position: toPosition(last) } };
      });
      if (last > this.followed.end.number) this.updateEnd.run(last);
      this.database.exec('COMMIT');
      this.followed.add(written);
      this.followed.end.moveTo(last);
      return judged;
    } catch (error) {
      if (this.database.inTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  private insertAll(append: PreparedAppend, firstRevision: number, firstPosition: number): EventRow[] {
    const stream = toStoredText(append.stream);
    return append.events.map(({ id, type, data, metadata }, index) => {
      const place = { position: firstPosition + index, stream, revision: firstRevision + index };
      const told = { ...place, id, type, data, metadata };
      const row = { ...told, checksum: checksumOf(told) };
      this.insert.run(...valuesOf(row));
      return row;
    });
  }
}
