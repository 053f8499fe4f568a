import type Database from 'libsql';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { RenewableDatabase } from '../../libsql/renewable-database.js';
import type { Log } from '../../observability/logging/log.js';
import { DAYS_KEPT } from '../days.js';
import type { QuotaStore } from '../quota-store.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS quotas (day TEXT NOT NULL, name TEXT NOT NULL, used INTEGER NOT NULL, PRIMARY KEY (day, name))
  WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS secrets (day TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID;
`;

const LOSS = 'The figures of daily quotas are damaged: they are set aside, and today is counted from here on';

const Used = z.object({ used: z.int() });
const Secret = z.object({ secret: z.instanceof(Uint8Array) });

/** Quotas in a small database file of their own. */
export class EmbeddedQuotaStore implements QuotaStore {
  private readonly database: RenewableDatabase;

  /** @param log told of damage */
  constructor(file: string, log?: Pick<Log, 'warn'>) {
    this.database = new RenewableDatabase({ file, schema: SCHEMA, loss: LOSS, log });
  }

  async take(day: string, name: string, amount: number, most: number): Promise<boolean> {
    if (amount > most) return false;
    return this.database.use((database) => {
      forgetOld(database, day);
      const { changes } = database
        .prepare(
          `INSERT INTO quotas (day, name, used) VALUES (?, ?, ?)
           ON CONFLICT (day, name) DO UPDATE SET used = used + excluded.used WHERE used + excluded.used <= ?`,
        )
        .run(day, name, amount, most);
      return changes === 1;
    });
  }

  async used(day: string, name: string): Promise<number> {
    return this.database.use((database) => {
      const row: unknown = database.prepare('SELECT used FROM quotas WHERE day = ? AND name = ?').get(day, name);
      return row === undefined ? 0 : Used.parse(row).used;
    });
  }

  async secretOf(day: string): Promise<Uint8Array> {
    return this.database.use((database) => {
      database.prepare('INSERT OR IGNORE INTO secrets (day, secret) VALUES (?, ?)').run(day, randomBytes(32));
      const row: unknown = database
        .prepare('SELECT CAST(secret AS BLOB) AS secret FROM secrets WHERE day = ?')
        .get(day);
      return Secret.parse(row).secret;
    });
  }

  async close(): Promise<void> {
    this.database.close();
  }
}

function forgetOld(database: Database.Database, today: string): void {
  const oldestKept = `SELECT day FROM secrets ORDER BY day DESC LIMIT 1 OFFSET ${DAYS_KEPT - 1}`;
  for (const table of ['quotas', 'secrets'])
    database.prepare(`DELETE FROM ${table} WHERE day <> ? AND day < (${oldestKept})`).run(today);
}
