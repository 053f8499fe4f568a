import type Database from 'libsql';
import { isOutOfReach } from '../errors/sqlite-errors.js';

/**
 * Closes a database with everything in its one file. The engine holds a file as long as there are statements on it, and would
 * leave its write-ahead log beside it: whoever copies the file alone would have lost what lies there. So it is left where the disk
 * is full; nothing is lost by that, the next one to open it takes it in.
 */
export function closeDatabase(database: Database.Database): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
  } finally {
    database.close();
  }
}
