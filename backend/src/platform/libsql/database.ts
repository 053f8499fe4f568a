import type Database from 'libsql';
import { isSqliteUnavailable } from '../errors/sqlite-errors.js';

/** Rolls back on errors unless SQLite has already done so, as when the disk is full. */
export function inTransaction<Result>(database: Database.Database, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

export function closeDatabase(database: Database.Database): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isSqliteUnavailable(error)) throw error;
  } finally {
    database.close();
  }
}
