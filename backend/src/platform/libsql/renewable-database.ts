import Database from 'libsql';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { errorCode } from '../errors/error-code.js';
import { isCorruptFile } from '../errors/sqlite-errors.js';
import type { Log } from '../observability/logging/log.js';
import { closeDatabase } from './close-database.js';
import { withinReach } from './within-reach.js';

export interface RenewableDatabaseOptions {
  readonly file: string;
  /** Makes its tables where they are missing. */
  readonly schema: string;
  /** What is said when it was damaged. */
  readonly loss: string;
  readonly log: Pick<Log, 'warn'> | undefined;
}

/**
 * A database file for what lasts some days at most: one that is found damaged is set aside and made anew, at the start and at any
 * time later. Losing the last writes in a power cut is harmless.
 */
export class RenewableDatabase {
  private database: Database.Database;

  constructor(private readonly options: RenewableDatabaseOptions) {
    try {
      this.database = this.open();
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.database = this.openAnew();
    }
  }

  /** @param work may be done twice. @throws StoreUnavailable */
  use<Result>(work: (database: Database.Database) => Result): Result {
    return withinReach(this.options.file, () => this.renewing(work));
  }

  private renewing<Result>(work: (database: Database.Database) => Result): Result {
    try {
      return work(this.database);
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.database.close();
      this.database = this.openAnew();
      return work(this.database);
    }
  }

  close(): void {
    closeDatabase(this.database);
  }

  private openAnew(): Database.Database {
    const { file, loss, log } = this.options;
    const kept = `${file}.damaged`;
    log?.warn({ file, kept }, loss);
    if (existsSync(file)) renameSync(file, kept);
    for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    return this.open();
  }

  private open(): Database.Database {
    const database = new Database(this.options.file);
    try {
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
      database.exec(this.options.schema);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  }
}

/** A table or column that is not there means that the schema is damaged. */
const isDamage = (error: unknown): boolean =>
  isCorruptFile(error) || errorCode(error)?.startsWith('SQLITE_ERROR') === true;
