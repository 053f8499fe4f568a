import type Database from 'libsql';

/**
 * Closes a database with everything in its one file. The engine holds a file as long as there are statements on it, and would
 * leave its write-ahead log beside it: whoever copies the file alone would have lost what lies there.
 */
export function closeDatabase(database: Database.Database): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}
