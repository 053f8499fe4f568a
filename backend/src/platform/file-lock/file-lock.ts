import Database from 'libsql';
import { errorCode } from '../errors/error-code.js';

export interface FileLock {
  release(): void;
}

/**
 * Keeps a file for this process; undefined when another has it. The lock is a transaction held open on a database of no
 * content, so that the kernel frees it however the process ends, and what it stands for stays readable.
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
