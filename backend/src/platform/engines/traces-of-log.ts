import Database from 'libsql';
import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { HAS_TAKEN_IN } from '../read-store/embedded/embedded-read-store.js';

/** Tables that have rows only where there were events. */
const ROWS: readonly (readonly [file: string, condition: string])[] = [
  ['keys.db', "EXISTS (SELECT 1 FROM documents WHERE collection = 'keys')"],
  ['views.db', `EXISTS (SELECT 1 FROM build WHERE ${HAS_TAKEN_IN})`],
  ['documents.db', "EXISTS (SELECT 1 FROM documents WHERE collection = 'snapshots')"],
];

/** Files of a data directory that would not be there, or not as they are, had its log never had an event. */
export function tracesOfLog(dataDirectory: string): string[] {
  const databases = ROWS.map(([name, condition]) => ({ file: path.join(dataDirectory, name), condition }));
  return databases.filter(({ file, condition }) => holds(file, condition)).map(({ file }) => file);
}

/** One that cannot be read tells nothing; whoever needs it says what is wrong with it. */
function holds(file: string, condition: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const database = new Database(file);
    try {
      return database.prepare(`SELECT 1 WHERE ${condition}`).raw(true).all().length > 0;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
