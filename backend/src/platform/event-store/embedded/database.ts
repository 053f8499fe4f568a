import Database from 'libsql';
import * as z from 'zod/mini';
import { EventStoreUnavailable } from '../errors.js';
import { asBytes, numberOf } from './cells.js';
import { EVENTS_TABLE } from './event-row.js';

const SCHEMA_VERSION = 1;

/** `log_end` repeats the last position, so that a lost last row is noticed like any other. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS ${EVENTS_TABLE};
  CREATE TABLE IF NOT EXISTS log_end (position INTEGER NOT NULL) STRICT;
  INSERT INTO log_end SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM log_end);
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

const OneNumber = z.tuple([z.tuple([z.int()])]);

/** @throws EventStoreUnavailable */
export function connect(file: string): Database.Database {
  try {
    return new Database(file);
  } catch (cause) {
    throw new EventStoreUnavailable(`${file} cannot be opened`, { cause });
  }
}

/**
 * FULL: a commit is on the disk when it returns. Pages that many commits touch are written back once per 16 MiB of
 * log, which random ids profit from most. Without fullfsync, macOS takes what still lies in a disk's own cache for written.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;
  PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;
`;

/**
 * Opens a log's database, with its tables made when they are missing; it is closed again when `use` throws.
 * `:memory:` gives one that is gone when it is closed.
 */
export function openDatabase<Result>(file: string, use: (database: Database.Database) => Result): Result {
  const database = connect(file);
  try {
    database.exec(SETTINGS);
    const version = readNumber(database, 'PRAGMA user_version');
    if (version > SCHEMA_VERSION) throw new Error(`${file} was written by a newer release (format ${version})`);
    if (version < SCHEMA_VERSION) database.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`);
    return use(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The one number that a query answers. */
export function readNumber(database: Database.Database, sql: string): number {
  const [[number]] = OneNumber.parse(database.prepare(sql).raw(true).all());
  return number;
}

/** Number of the last event that was ever kept. @throws UnreadableCell */
export const readLogEnd = (database: Database.Database): number =>
  numberOf(
    database
      .prepare(`SELECT ${asBytes('max(position)')} FROM log_end`)
      .raw(true)
      .get(),
  ) ?? 0;
