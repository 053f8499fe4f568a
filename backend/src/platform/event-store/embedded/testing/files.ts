import Database from 'libsql';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const eventsFile = (directory: string): string => join(directory, 'events.db');

export function tamper(directory: string, sql: string): void {
  const database = new Database(eventsFile(directory));
  database.exec(sql);
  database.close();
}

export function damageFile(directory: string, change: (bytes: Buffer) => Buffer): void {
  writeFileSync(eventsFile(directory), change(readFileSync(eventsFile(directory))));
}
