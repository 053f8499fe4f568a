import type Database from 'libsql';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { closeDatabase } from '../../libsql/close-database.js';
import { withinReach } from '../../libsql/within-reach.js';
import { LogStanding } from '../../event-store/log-standing.js';
import { KeyDestroyed, type KeyRecord, type KeyVault } from '../key-vault.js';
import { openKeys } from './open-keys.js';

const KEY_BYTES = 32;
const KeyRow = z.object({ key: z.instanceof(Uint8Array) });
const StandingRow = z.object({ standing: z.string() });
const RecordRow = z.tuple([z.instanceof(Uint8Array), z.nullable(z.instanceof(Uint8Array))]);

const subjects = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Keys in a file of their own, so that it can be guarded and backed up apart from the log. */
export class EmbeddedKeyVault implements KeyVault {
  private readonly database: Database.Database;

  /** @throws KeysDamaged */
  constructor(private readonly file: string) {
    this.database = openKeys(file);
  }

  async provide(subject: string): Promise<Buffer> {
    this.addUnlessThere(subject, randomBytes(KEY_BYTES));
    const key = await this.find(subject);
    if (key === undefined) throw new KeyDestroyed(subject);
    return key;
  }

  async find(subject: string): Promise<Buffer | undefined> {
    const row = this.use((db) =>
      db.prepare('SELECT CAST(key AS BLOB) AS key FROM keys WHERE subject = ?').get(subject),
    );
    return row === undefined ? undefined : Buffer.from(KeyRow.parse(row).key);
  }

  async isDestroyed(subject: string): Promise<boolean> {
    return this.use((db) => db.prepare('SELECT 1 FROM destroyed WHERE subject = ?').get(subject)) !== undefined;
  }

  async destroy(subject: string): Promise<void> {
    this.use((db) => {
      db.prepare('INSERT OR IGNORE INTO destroyed (subject) VALUES (?)').run(subject);
      db.prepare('DELETE FROM keys WHERE subject = ?').run(subject);
    });
  }

  async isEmpty(): Promise<boolean> {
    const any = 'SELECT 1 FROM keys UNION ALL SELECT 1 FROM destroyed LIMIT 1';
    return this.use((db) => db.prepare(any).get()) === undefined;
  }

  async *records(): AsyncGenerator<KeyRecord> {
    const all = `SELECT CAST(subject AS BLOB) AS subject, CAST(key AS BLOB) AS key FROM keys
      UNION ALL SELECT CAST(subject AS BLOB), NULL FROM destroyed ORDER BY subject`;
    const rows = this.use((db): unknown[] => db.prepare(all).raw(true).all());
    for (const row of rows) {
      const [subject, key] = RecordRow.parse(row);
      yield { subject: subjects.decode(subject), key: key === null ? undefined : Buffer.from(key) };
    }
  }

  async restore({ subject, key }: KeyRecord): Promise<void> {
    if (key === undefined) return this.destroy(subject);
    this.addUnlessThere(subject, key);
    const kept = await this.find(subject);
    if (kept !== undefined && !kept.equals(key)) throw new Error(`${subject} has another key here`);
  }

  async standing(): Promise<LogStanding | undefined> {
    const row = this.use((db) => db.prepare('SELECT standing FROM standing').get());
    return row === undefined ? undefined : LogStanding.parse(JSON.parse(StandingRow.parse(row).standing));
  }

  async keepStanding(standing: LogStanding): Promise<void> {
    this.use((db) => db.prepare('INSERT OR REPLACE INTO standing VALUES (0, ?)').run(JSON.stringify(standing)));
  }

  async close(): Promise<void> {
    closeDatabase(this.database);
  }

  private addUnlessThere(subject: string, key: Buffer): void {
    const unlessDestroyed = 'SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM destroyed WHERE subject = ?)';
    const add = `INSERT OR IGNORE INTO keys (subject, key) ${unlessDestroyed}`;
    this.use((db) => db.prepare(add).run(subject, key, subject));
  }

  private use<Result>(work: (db: Database.Database) => Result): Result {
    return withinReach(this.file, () => work(this.database));
  }
}
