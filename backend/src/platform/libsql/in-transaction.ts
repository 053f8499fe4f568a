import type Database from 'libsql';

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
