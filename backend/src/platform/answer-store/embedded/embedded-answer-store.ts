import type Database from 'libsql';
import * as z from 'zod';
import type { Log } from '../../observability/logging/log.js';
import { ANSWER_LIFETIME, type AnswerStore } from '../answer-store.js';
import { isDamage, openAnew, openAnswers } from './open-answers.js';

const Row = z.object({ sealed: z.instanceof(Uint8Array) });

/** Answers in a small database file of their own, which is made anew whenever it is found damaged. */
export class EmbeddedAnswerStore implements AnswerStore {
  private database: Database.Database;

  /**
   * @param now gives milliseconds since 1970
   * @param log told of damage
   */
  constructor(
    private readonly file: string,
    private readonly now: () => number = Date.now,
    private readonly log?: Pick<Log, 'warn'>,
  ) {
    this.database = openAnswers(file, log);
  }

  async find(fingerprint: string): Promise<Uint8Array | undefined> {
    return this.use((database) => {
      // As bytes whatever it has become: a damaged text would end the process.
      const row: unknown = database
        .prepare('SELECT CAST(sealed AS BLOB) AS sealed FROM answers WHERE fingerprint = ? AND expires_at > ?')
        .get(fingerprint, this.now());
      return row === undefined ? undefined : Row.parse(row).sealed;
    });
  }

  async keep(fingerprint: string, sealed: Uint8Array): Promise<void> {
    this.use((database) => {
      database.prepare('DELETE FROM answers WHERE expires_at <= ?').run(this.now());
      database
        .prepare('INSERT OR IGNORE INTO answers (fingerprint, sealed, expires_at) VALUES (?, ?, ?)')
        .run(fingerprint, Buffer.from(sealed), this.now() + ANSWER_LIFETIME);
    });
  }

  async close(): Promise<void> {
    this.database.close();
  }

  private use<Result>(work: (database: Database.Database) => Result): Result {
    try {
      return work(this.database);
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.database.close();
      this.database = openAnew(this.file, this.log);
      return work(this.database);
    }
  }
}
