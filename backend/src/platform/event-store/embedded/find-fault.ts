import type Database from 'libsql';
import { asBytes, bytesOf } from './cells.js';

export interface Fault {
  readonly detail: string;
  /** Number of the row that it concerns, as far as that is known. */
  readonly row: number | undefined;
}

const NOTHING_WRONG = 'ok';

/** The first thing that the engine finds wrong with a database when it compares the indexes with the tables. */
export function findFault(database: Database.Database): Fault | undefined {
  const found = database
    .prepare(`SELECT ${asBytes('integrity_check')} FROM pragma_integrity_check(1)`)
    .raw(true)
    .get();
  const detail = Buffer.from(bytesOf(found) ?? []).toString();
  if (detail === NOTHING_WRONG) return undefined;
  const row = /\brow (\d+)/.exec(detail)?.[1];
  return { detail, row: row === undefined ? undefined : Number(row) };
}
