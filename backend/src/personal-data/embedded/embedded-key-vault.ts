import Database from 'libsql';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { KeyVault } from '../key-vault.js';

const KEY_BYTES = 32;
const KeyRow = z.object({ key: z.instanceof(Uint8Array) });

/** Keys in a file of their own, so that it can be guarded and backed up apart from the log. */
export class EmbeddedKeyVault implements KeyVault {
  private readonly db: Database.Database;

  constructor(file: string) {
    this.db = new Database(file);
    this.db.pragma('journal_mode = WAL');
    this.db.pragma('synchronous = FULL');
    // Deleted keys are overwritten with zeros, not just unlinked.
    this.db.pragma('secure_delete = ON');
    this.db.exec('CREATE TABLE IF NOT EXISTS keys (subject TEXT PRIMARY KEY, key BLOB NOT NULL) WITHOUT ROWID');
  }

  async provide(subject: string): Promise<Buffer> {
    this.db.prepare('INSERT OR IGNORE INTO keys (subject, key) VALUES (?, ?)').run(subject, randomBytes(KEY_BYTES));
    const key = await this.find(subject);
    if (key === undefined) throw new Error(`No key could be made for ${subject}`);
    return key;
  }

  find(subject: string): Promise<Buffer | undefined> {
    const row: unknown = this.db.prepare('SELECT key FROM keys WHERE subject = ?').get(subject);
    return Promise.resolve(row === undefined ? undefined : Buffer.from(KeyRow.parse(row).key));
  }

  destroy(subject: string): Promise<void> {
    this.db.prepare('DELETE FROM keys WHERE subject = ?').run(subject);
    // The write-ahead log still holds the page with the key until it is folded back and cut off.
    this.db.pragma('wal_checkpoint(TRUNCATE)');
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.db.close();
    return Promise.resolve();
  }
}
