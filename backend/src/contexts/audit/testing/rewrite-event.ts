import Database from 'libsql';
import * as path from 'node:path';
import { toBytes } from '../../../platform/event-store/embedded/database.js';
import { toChecksum, EVENT_BYTES, toEventRow } from '../../../platform/event-store/embedded/event-row.js';

export function rewriteEvent(dataDirectory: string, position: string, change: (data: string) => string): void {
  const database = new Database(path.join(dataDirectory, 'events', 'events.db'));
  const rowid = Number(position);
  const bytes = toBytes(database.prepare(`SELECT ${EVENT_BYTES} FROM events WHERE position = ?`).raw(true).get(rowid));
  const row = bytes && toEventRow(bytes);
  if (row === undefined) throw new Error(`There is no event at ${position}`);
  const data = change(row.data);
  database
    .prepare('UPDATE events SET data = ?, checksum = ? WHERE position = ?')
    .run(data, toChecksum({ ...row, data }), rowid);
  database.close();
}
