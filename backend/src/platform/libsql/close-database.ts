import type Database from 'libsql';
import { isSqliteUnavailable } from '../errors/sqlite-errors.js';

export function closeDatabase(database: Database.Database): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isSqliteUnavailable(error)) throw error;
  } finally {
    database.close();
  }
}
