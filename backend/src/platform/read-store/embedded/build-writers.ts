import type { OwnBuild, ProjectionRef } from '../change.js';
import { WriterReplaced } from '../errors.js';
import { wholeNumber } from './cells.js';
import type { Sql } from './sql.js';

export class BuildWriters {
  constructor(private readonly sql: Sql) {}

  /** To be called in the transaction of what is written. @throws WriterReplaced */
  claim(ref: OwnBuild): void {
    this.assertWriter(ref);
    if (ref.term === undefined) return;
    this.sql.run('INSERT OR REPLACE INTO writer VALUES (?, ?, ?)', ref.name, ref.version, ref.term);
  }

  depose({ name, version }: ProjectionRef): void {
    this.sql.run('UPDATE writer SET term = term + 1 WHERE projection = ? AND version = ?', name, version);
  }

  /** To be called in the transaction of what is written. @throws WriterReplaced */
  assertWriter(ref: OwnBuild): void {
    if (ref.term === undefined) return;
    const row = this.sql.row('SELECT term FROM writer WHERE projection = ? AND version = ?', ref.name, ref.version);
    if (row !== undefined && wholeNumber(row[0]) > ref.term) throw new WriterReplaced(ref);
  }
}
