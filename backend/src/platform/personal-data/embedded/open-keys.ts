import Database from 'libsql';
import { isCorruptFile } from '../../errors/sqlite-errors.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS keys (subject TEXT PRIMARY KEY, key BLOB NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS destroyed (subject TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS standings (automation TEXT PRIMARY KEY, standing TEXT NOT NULL) WITHOUT ROWID;
`;

/**
 * No write-ahead log: between two writes the file is whole by itself, so that whoever copies it has every key, and no page with
 * a destroyed one lies beside it. Without fullfsync, macOS takes what still lies in a disk's own cache for written.
 */
const SETTINGS = `
  PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;
`;

/** Keys can be made again by nobody: unlike other files, a damaged one is never replaced by an empty one. */
export class KeysDamaged extends Error {
  override readonly name = 'KeysDamaged';
  constructor(file: string, options: ErrorOptions) {
    super(
      `${file} is damaged: what its keys sealed can be read by nobody until it is put back from its backup`,
      options,
    );
  }
}

/** @throws KeysDamaged */
export function openKeys(file: string): Database.Database {
  const database = new Database(file);
  try {
    database.exec(SETTINGS);
    // Deleted keys are overwritten with zeros, not just unlinked.
    database.exec('PRAGMA secure_delete = ON');
    database.exec(SCHEMA);
    return database;
  } catch (cause) {
    database.close();
    throw isCorruptFile(cause) ? new KeysDamaged(file, { cause }) : cause;
  }
}
