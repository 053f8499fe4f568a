import Database from 'libsql';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { KeyDestroyed, type KeyRecord, type KeyVault } from '../key-vault.js';

const KEY_BYTES = 32;
const KeyRow = z.object({ key: z.instanceof(Uint8Array) });
const RecordRow = z.object({ subject: z.string(), hexKey: z.nullable(z.string()) });

/** Keys in a file of their own, so that it can be guarded and backed up apart from the log. */
export class EmbeddedKeyVault implements KeyVault {
  private readonly db: Database.Database;

  constructor(file: string) {
    this.db = new Database(file);
    this.db.pragma('journal_mode = WAL');
    this.db.pragma('synchronous = FULL');
    // Deleted keys are overwritten with zeros, not just unlinked.
    this.db.pragma('secure_delete = ON');
    this.db.exec(`
      CREATE TABLE IF NOT EXISTS keys (subject TEXT PRIMARY KEY, key BLOB NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS destroyed (subject TEXT PRIMARY KEY) WITHOUT ROWID;
    `);
  }

  async provide(subject: string): Promise<Buffer> {
    this.addUnlessThere(subject, randomBytes(KEY_BYTES));
    const key = await this.find(subject);
    if (key === undefined) throw new KeyDestroyed(subject);
    return key;
  }

  find(subject: string): Promise<Buffer | undefined> {
    const row: unknown = this.db.prepare('SELECT key FROM keys WHERE subject = ?').get(subject);
    return Promise.resolve(row === undefined ? undefined : Buffer.from(KeyRow.parse(row).key));
  }

  destroy(subject: string): Promise<void> {
    this.db.prepare('INSERT OR IGNORE INTO destroyed (subject) VALUES (?)').run(subject);
    this.db.prepare('DELETE FROM keys WHERE subject = ?').run(subject);
    // The write-ahead log still holds the page with the key until it is folded back and cut off.
    this.db.pragma('wal_checkpoint(TRUNCATE)');
    return Promise.resolve();
  }

  async *records(): AsyncGenerator<KeyRecord> {
    const rows: unknown[] = this.db
      .prepare(
        'SELECT subject, hex(key) AS hexKey FROM keys UNION ALL SELECT subject, NULL FROM destroyed ORDER BY subject',
      )
      .all();
    for (const row of rows) {
      const { subject, hexKey } = RecordRow.parse(row);
      yield { subject, key: hexKey === null ? undefined : Buffer.from(hexKey, 'hex') };
    }
  }

  async restore({ subject, key }: KeyRecord): Promise<void> {
    if (key === undefined) return this.destroy(subject);
    this.addUnlessThere(subject, key);
    const kept = await this.find(subject);
    if (kept !== undefined && !kept.equals(key)) throw new Error(`${subject} has another key here`);
  }

  close(): Promise<void> {
    this.db.close();
    return Promise.resolve();
  }

  private addUnlessThere(subject: string, key: Buffer): void {
    const unlessDestroyed = 'SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM destroyed WHERE subject = ?)';
    this.db.prepare(`INSERT OR IGNORE INTO keys (subject, key) ${unlessDestroyed}`).run(subject, key, subject);
  }
}
