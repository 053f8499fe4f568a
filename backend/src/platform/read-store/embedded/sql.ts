import type Database from 'libsql';
import { LRUCache } from 'lru-cache';
import type { Checkpointer } from '../../libsql/checkpointer.js';
import { closeDatabase, inTransaction } from '../../libsql/database.js';
import { isCorruptFile, isSqliteUnavailable } from '../../errors/sqlite-errors.js';
import { errorCode } from '../../errors/error-code.js';
import { ReadStoreUnavailable } from '../errors.js';

export const toReadStoreError = (error: unknown): unknown =>
  isSqliteUnavailable(error)
    ? new ReadStoreUnavailable(`The read models cannot be used now (${errorCode(error)})`, { cause: error })
    : error;

export type SqlValue = string | number | null;
export type Row = readonly unknown[];

const CACHED_STATEMENTS = 500;

/** Milliseconds that the write-ahead log may hold deleted data. */
const TRUNCATE_DELAY_MS = 5000;

export class Sql {
  private truncation: NodeJS.Timeout | undefined;
  private readonly statements = new LRUCache<string, Database.Statement>({ max: CACHED_STATEMENTS });

  constructor(
    private readonly database: Database.Database,
    private readonly checkpointer: Checkpointer,
    private readonly onDamage: (error: unknown) => void,
  ) {}

  run(sql: string, values: readonly SqlValue[] = []): Database.RunResult {
    return this.reportingDamage(() => this.statement(sql).run(values));
  }

  rows(sql: string, values: readonly SqlValue[] = []): readonly Row[] {
    return this.reportingDamage(() => this.statement(sql).all(values).filter(Array.isArray));
  }

  /** Returns the first row. Not for SQL that `rows` runs as well: libsql breaks a statement that is iterated and asked for one. */
  row(sql: string, values: readonly SqlValue[] = []): Row | undefined {
    const row: unknown = this.reportingDamage(() => this.statement(sql).get(values));
    return Array.isArray(row) ? row : undefined;
  }

  script(sql: string): void {
    this.reportingDamage(() => this.database.exec(sql));
  }

  transaction<T>(work: () => T): T {
    const result = this.reportingDamage(() => inTransaction(this.database, work));
    this.checkpointer.schedule();
    return result;
  }

  truncateWalSoon(): void {
    this.truncation ??= setTimeout(() => void this.truncateWal(), TRUNCATE_DELAY_MS).unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.truncation);
    await this.checkpointer.close();
    this.statements.clear();
    closeDatabase(this.database);
  }

  private async truncateWal(): Promise<void> {
    await this.checkpointer.settled();
    this.truncation = undefined;
    try {
      this.script('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      this.truncateWalSoon();
    }
  }

  private statement(sql: string): Database.Statement {
    const cached = this.statements.get(sql);
    if (cached !== undefined) return cached;
    const prepared = this.database.prepare(sql);
    const statement = prepared.reader ? prepared.raw(true) : prepared;
    this.statements.set(sql, statement);
    return statement;
  }

  private reportingDamage<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (isCorruptFile(error)) this.onDamage(error);
      throw toReadStoreError(error);
    }
  }
}
