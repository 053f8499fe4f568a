import * as z from 'zod';
import { RenewableDatabase } from '../../libsql/renewable-database.js';
import type { Log } from '../../observability/logging/log.js';
import { ANSWER_LIFETIME, type AnswerStore } from '../answer-store.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS answers (fingerprint TEXT PRIMARY KEY, sealed BLOB NOT NULL, expires_at INTEGER NOT NULL)
  WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS answers_by_expiry ON answers (expires_at);
`;

/** The same key then leads to the same event ids. */
const LOSS = 'The first answers are damaged: they are set aside, and repeated requests are known by the log';

const Row = z.object({ sealed: z.instanceof(Uint8Array) });

/** Answers in a small database file of their own, which is made anew whenever it is found damaged. */
export class EmbeddedAnswerStore implements AnswerStore {
  private readonly database: RenewableDatabase;

  /**
   * @param now gives milliseconds since 1970
   * @param log told of damage
   */
  constructor(
    file: string,
    private readonly now: () => number = Date.now,
    log?: Pick<Log, 'warn'>,
  ) {
    this.database = new RenewableDatabase({ file, schema: SCHEMA, loss: LOSS, log });
  }

  async find(fingerprint: string): Promise<Uint8Array | undefined> {
    return this.database.use((database) => {
      // As bytes whatever it has become: a damaged text would end the process.
      const row: unknown = database
        .prepare('SELECT CAST(sealed AS BLOB) AS sealed FROM answers WHERE fingerprint = ? AND expires_at > ?')
        .get(fingerprint, this.now());
      return row === undefined ? undefined : Row.parse(row).sealed;
    });
  }

  async keep(fingerprint: string, sealed: Uint8Array): Promise<void> {
    this.database.use((database) => {
      database.prepare('DELETE FROM answers WHERE expires_at <= ?').run(this.now());
      database
        .prepare('INSERT OR IGNORE INTO answers (fingerprint, sealed, expires_at) VALUES (?, ?, ?)')
        .run(fingerprint, Buffer.from(sealed), this.now() + ANSWER_LIFETIME);
    });
  }

  async drop(fingerprint: string): Promise<void> {
    this.database.use((database) => database.prepare('DELETE FROM answers WHERE fingerprint = ?').run(fingerprint));
  }

  async close(): Promise<void> {
    this.database.close();
  }
}
