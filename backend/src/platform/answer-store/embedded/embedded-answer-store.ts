import Database from 'libsql';
import * as z from 'zod';
import { ANSWER_LIFETIME, type AnswerStore } from '../answer-store.js';

const Row = z.object({ sealed: z.instanceof(Uint8Array) });

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS answers (fingerprint TEXT PRIMARY KEY, sealed BLOB NOT NULL, expires_at INTEGER NOT NULL)
  WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS answers_by_expiry ON answers (expires_at);
`;

/** Answers in a small database file of their own. */
export class EmbeddedAnswerStore implements AnswerStore {
  private readonly database: Database.Database;

  /** `now` gives milliseconds since 1970. */
  constructor(
    file: string,
    private readonly now: () => number = Date.now,
  ) {
    this.database = new Database(file);
    // Losing the last answers in a power cut is harmless: the same key then leads to the same event ids.
    this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    this.database.exec(SCHEMA);
  }

  async find(fingerprint: string): Promise<Uint8Array | undefined> {
    const row: unknown = this.database
      .prepare('SELECT sealed FROM answers WHERE fingerprint = ? AND expires_at > ?')
      .get(fingerprint, this.now());
    return row === undefined ? undefined : Row.parse(row).sealed;
  }

  async keep(fingerprint: string, sealed: Uint8Array): Promise<void> {
    this.database.prepare('DELETE FROM answers WHERE expires_at <= ?').run(this.now());
    this.database
      .prepare('INSERT OR IGNORE INTO answers (fingerprint, sealed, expires_at) VALUES (?, ?, ?)')
      .run(fingerprint, Buffer.from(sealed), this.now() + ANSWER_LIFETIME);
  }

  async close(): Promise<void> {
    this.database.close();
  }
}
