import Database from 'libsql';
import { existsSync, renameSync, rmSync } from 'node:fs';
import type { Log } from '../../observability/logging/log.js';
import { errorCode } from '../../errors/error-code.js';
import { isCorruptFile } from '../../errors/sqlite-errors.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS answers (fingerprint TEXT PRIMARY KEY, sealed BLOB NOT NULL, expires_at INTEGER NOT NULL)
  WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS answers_by_expiry ON answers (expires_at);
`;

/** A table or column that is not there means that the schema is damaged. */
export const isDamage = (error: unknown): boolean =>
  isCorruptFile(error) || errorCode(error)?.startsWith('SQLITE_ERROR') === true;

/** Opens the file, or makes it. One that is damaged is set aside and made anew: what it held lasts for a day at most. */
export function openAnswers(file: string, log?: Pick<Log, 'warn'>): Database.Database {
  try {
    return open(file);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return openAnew(file, log);
  }
}

/** Puts an empty file in the place of a damaged one, which is kept beside it. */
export function openAnew(file: string, log?: Pick<Log, 'warn'>): Database.Database {
  const kept = `${file}.damaged`;
  log?.warn(
    { file, kept },
    'The first answers are damaged: they are set aside, and repeated requests are known by the log',
  );
  if (existsSync(file)) renameSync(file, kept);
  for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  return open(file);
}

function open(file: string): Database.Database {
  const database = new Database(file);
  try {
    // Losing the last answers in a power cut is harmless: the same key then leads to the same event ids.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
