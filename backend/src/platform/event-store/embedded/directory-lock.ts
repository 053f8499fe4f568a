import { connect } from './database.js';
import { join } from 'node:path';
import { EventStoreInUse } from '../errors.js';
import { isBusy } from './sqlite-errors.js';

export interface DirectoryLock {
  release(): void;
}

/**
 * Reserves a directory's log for this process. The lock is a transaction held open on a database of its own, so that
 * the log stays readable for backups, and the kernel frees it however the process ends.
 * @throws EventStoreInUse
 */
export function lockDirectory(directory: string): DirectoryLock {
  const database = connect(join(directory, 'events.lock'));
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new EventStoreInUse(directory) : error;
  }
  return {
    release: () => {
      database.exec('ROLLBACK');
      database.close();
    },
  };
}
