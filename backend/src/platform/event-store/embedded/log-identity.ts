import type Database from 'libsql';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

const TABLE = 'CREATE TABLE IF NOT EXISTS log_identity (id TEXT NOT NULL) STRICT';

const OneText = z.tuple([z.tuple([z.string()])]);

/** The identity of a log, which it keeps from its first opening on; a file of an older release gets one now. */
export function identityOf(database: Database.Database): string {
  database.exec(TABLE);
  database.prepare('INSERT INTO log_identity SELECT ? WHERE NOT EXISTS (SELECT 1 FROM log_identity)').run(randomUUID());
  const [[id]] = OneText.parse(database.prepare('SELECT id FROM log_identity').raw(true).all());
  return id;
}
