import Database from 'libsql';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Log } from '../../observability/logging/log.js';
import { Checkpointer } from '../../libsql/checkpointer.js';
import { Sql, toReadStoreError } from './sql.js';
import { isCorruptFile } from '../../errors/sqlite-errors.js';

const LAYOUT_VERSION = 11;

const STORE_LAYOUT = `
  CREATE TABLE store (id TEXT NOT NULL) STRICT;
  INSERT INTO store VALUES (lower(hex(randomblob(16))));
  CREATE TABLE build (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    projection TEXT NOT NULL,
    version INTEGER NOT NULL,
    active INTEGER NOT NULL DEFAULT 0,
    checkpoint TEXT,
    log_checkpoint TEXT,
    UNIQUE (projection, version)
  ) STRICT;
  CREATE TABLE collection (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    build INTEGER NOT NULL,
    definition TEXT NOT NULL,
    changed TEXT
  ) STRICT;
`;

const damageMarkerFile = (file: string): string => `${file}.damage-noticed`;

/**
 * Opens the read models' file. Sets a damaged file aside, removes one of another layout, and starts with an empty one.
 * @throws ReadStoreUnavailable
 */
export function openViews(file: string, log: Log): Sql {
  if (existsSync(damageMarkerFile(file))) setAside(file, log);
  try {
    return open(file, log);
  } catch (error) {
    if (!isCorruptFile(error)) throw toReadStoreError(error);
    setAside(file, log);
    return open(file, log);
  }
}

function open(file: string, log: Log): Sql {
  let database = connect(file);
  const row: unknown = database.prepare('PRAGMA user_version').raw(true).get();
  const layout: unknown = Array.isArray(row) ? row[0] : row;
  if (layout !== LAYOUT_VERSION) {
    log.info({ file, layout }, 'The read models are missing or have another layout: they are built');
    database.close();
    remove(file);
    database = connect(file);
    database.exec(`BEGIN; ${STORE_LAYOUT} PRAGMA user_version = ${LAYOUT_VERSION}; COMMIT;`);
  }
  const sql = new Sql(database, new Checkpointer(file), (error) => {
    log.error({ file, err: error }, 'The read models are damaged; the next start rebuilds them');
    writeFileSync(damageMarkerFile(file), '');
  });
  // A killed process may have left deleted documents in the write-ahead log.
  sql.truncateWalSoon();
  return sql;
}

function connect(file: string): Database.Database {
  const database = new Database(file);
  try {
    // Overwrite deleted documents with zeros, because they may contain personal data.
    database.exec('PRAGMA secure_delete = ON');
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY;');
    database.exec('PRAGMA cache_size = -16384; PRAGMA journal_size_limit = 67108864');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function setAside(file: string, log: Log): void {
  const damagedFile = `${file}.damaged`;
  log.warn({ file, kept: damagedFile }, 'The read models are damaged: they are set aside and rebuilt');
  if (existsSync(file)) renameSync(file, damagedFile);
  remove(file);
}

function remove(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '.damage-noticed']) rmSync(`${file}${suffix}`, { force: true });
}
