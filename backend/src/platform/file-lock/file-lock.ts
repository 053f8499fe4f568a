import Database from 'libsql';
import { errorCode } from '../errors/error-code.js';

export interface FileLock {
  release(): void;
}

/**
 * Locks a file for this process; returns undefined when another process has the lock. The lock is a transaction held open on
 * an empty database, so that the kernel frees it however the process ends, and the locked data stays readable.
 * @throws Error when the file cannot be made
 */
export function lockFile(file: string): FileLock | undefined {
  const database = new Database(file);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (errorCode(error)?.startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
  return {
    release: () => {
      database.exec('ROLLBACK');
      database.close();
    },
  };
}
