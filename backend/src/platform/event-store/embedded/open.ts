import type Database from 'libsql';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, type FileLock } from '../../file-lock/file-lock.js';
import { Checkpointer } from '../../libsql/checkpointer.js';
import { EventStoreInUse, EventStoreUnavailable, LogDamaged } from '../errors.js';
import { openDatabase, readLogEnd, queryInt, BEFORE_LOG, toPosition, isBrokenSchema, toLogError } from './database.js';
import { EmbeddedEventStore } from './embedded-event-store.js';
import { LogEnd, LogReader } from './log-reader.js';

/**
 * Opens the log in a directory, which is made when it is missing.
 * @throws EventStoreInUse, EventStoreUnavailable, LogDamaged
 */
export function openEmbeddedEventStore(directory: string): EmbeddedEventStore {
  mkdirSync(directory, { recursive: true });
  const lock = lockDirectory(directory);
  try {
    return openLog(join(directory, 'events.db'), lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens the log up to its present end for reading, while another process appends to it. @throws as `openEmbeddedEventStore` */
export const openLogReadOnly = (directory: string): EmbeddedEventStore => openLog(join(directory, 'events.db'));

export const openInMemoryEventStore = (): EmbeddedEventStore => openLog(':memory:');

function lockDirectory(directory: string): FileLock {
  let lock: FileLock | undefined;
  try {
    lock = lockFile(join(directory, 'events.lock'));
  } catch (cause) {
    throw new EventStoreUnavailable(`${directory} cannot be locked`, { cause });
  }
  if (lock === undefined) throw new EventStoreInUse(directory);
  return lock;
}

function openLog(file: string, lock?: FileLock): EmbeddedEventStore {
  try {
    return openDatabase(file, (database) => createStore(database, file, lock));
  } catch (error) {
    if (!isBrokenSchema(error)) throw toLogError(error);
    throw new LogDamaged(toPosition(BEFORE_LOG + 1), 'the database file cannot be read', { cause: error });
  }
}

/** Rejects a log with a gap, because after further appends it might never be noticed. @throws LogDamaged */
export function createStore(database: Database.Database, file: string, lock?: FileLock): EmbeddedEventStore {
  // One transaction, because another process may append meanwhile.
  database.exec('BEGIN');
  const end = new LogEnd(readLogEnd(database));
  const log = new LogReader(database, end);
  const count = log.guard(() => queryInt(database, 'SELECT count(*) FROM events'));
  const last = log.guard(() => queryInt(database, `SELECT ifnull(max(position), ${BEFORE_LOG}) FROM events`));
  database.exec('COMMIT');
  if (count !== end.number || last !== end.number) throw log.damage('the log does not end where it was left');
  return new EmbeddedEventStore(database, log, end, new Checkpointer(file), lock);
}
