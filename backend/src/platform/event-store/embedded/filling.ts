import Database from 'libsql';
import { readNumber } from './database.js';
import { framesLeft } from './file-format/assert-commits-there.js';

const TABLE = 'filling';

/** A table that is there says that the log is being filled: it comes and goes as a whole, and with the file. */
export const beginFilling = (database: Database.Database): void => {
  database.exec(`CREATE TABLE IF NOT EXISTS ${TABLE} (unused INTEGER) STRICT`);
};

export const endFilling = (database: Database.Database): void => {
  database.exec(`DROP TABLE IF EXISTS ${TABLE}`);
};

export const isBeingFilled = (database: Database.Database): boolean =>
  readNumber(database, `SELECT count(*) FROM sqlite_schema WHERE name = '${TABLE}'`) > 0;

/** Of a file that may be damaged: one that cannot be read tells nothing. It is left as it is. */
export function isFileBeingFilled(file: string): boolean {
  if (framesLeft(file) !== undefined) return false;
  try {
    const database = new Database(file, { readonly: true });
    try {
      return isBeingFilled(database);
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
