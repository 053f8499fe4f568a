import Database from 'libsql';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const eventsFile = (directory: string): string => join(directory, 'events.db');

/** Runs SQL behind the store's back. */
export function tamper(directory: string, sql: string): void {
  const database = new Database(eventsFile(directory));
  database.exec(sql);
  database.close();
}

/** Changes the log's file as a failing disk would. */
export function damageFile(directory: string, change: (bytes: Buffer) => Buffer): void {
  writeFileSync(eventsFile(directory), change(readFileSync(eventsFile(directory))));
}
