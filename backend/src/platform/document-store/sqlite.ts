import DataLoader from 'dataloader';
import Database from 'libsql';
import { existsSync, renameSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import { errorCode } from '../errors/error-code.js';
import { isCorruptFile, isSqliteUnavailable } from '../errors/sqlite-errors.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { closeDatabase, inTransaction } from '../libsql/database.js';
import type { Log } from '../observability/logging/log.js';
import type { DocumentStore, PutOptions, StoredDocument } from './port.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    collection TEXT, key TEXT, version INTEGER NOT NULL, value BLOB NOT NULL, checksum INTEGER NOT NULL, expires_at INTEGER,
    PRIMARY KEY (collection, key)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS documents_by_expiry ON documents (expires_at) WHERE expires_at IS NOT NULL;
`;

const REPLACEABLE = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;';

/**
 * Writes every put to the disk before it resolves. Without a write-ahead log, the one file holds everything between two
 * writes: a copy of it is complete, and `secure_delete` leaves no deleted value anywhere. macOS needs `fullfsync` to flush
 * the disk's own cache. A backup reads while the product writes, and each waits for the other.
 */
const IRREPLACEABLE = `
  PRAGMA busy_timeout = 5000; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;
  PRAGMA secure_delete = ON;
`;

/** Uses CAST, because libsql ends the process at a text that is not UTF-8, which a damaged file may hold. */
const SELECT = `SELECT CAST(key AS BLOB), version, CAST(value AS BLOB), checksum FROM documents
  WHERE collection = ? AND (expires_at IS NULL OR expires_at > ?)`;

const Row = z.tuple([z.instanceof(Uint8Array), z.int(), z.instanceof(Uint8Array), z.int()]);
const VersionRow = z.tuple([z.int()]);

const PAGE = 500;

const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export class DocumentsDamaged extends Error {
  override readonly name = 'DocumentsDamaged';
}

export interface SqliteDocumentStoreOptions {
  readonly file: string;
  /** Flushes writes to the disk, and fails for a damaged file. By default, an empty file replaces a damaged one. */
  readonly irreplaceable?: boolean;
  readonly log?: Pick<Log, 'warn'> | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

type Write = (database: Database.Database) => boolean;

export class SqliteDocumentStore implements DocumentStore {
  private readonly now: () => number;
  private database: Database.Database;
  private readonly statements = new Map<string, Database.Statement>();
  /** Commits all writes of one turn of the event loop in one transaction. */
  private readonly writes = new DataLoader((writes: readonly Write[]) => this.commit(writes), {
    cache: false,
    batchScheduleFn: setImmediate,
  });

  /** @throws DocumentsDamaged for an irreplaceable file */
  constructor(private readonly options: SqliteDocumentStoreOptions) {
    this.now = options.now ?? (() => Date.now());
    try {
      this.database = this.open();
    } catch (cause) {
      this.database = this.openEmpty(cause);
    }
  }

  async get(collection: string, key: string): Promise<StoredDocument | undefined> {
    return (await this.getMany(collection, [key])).get(key);
  }

  async getMany(collection: string, keys: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>> {
    const byKey = new Map<string, StoredDocument>();
    for (let from = 0; from < keys.length; from += PAGE) {
      const page = keys.slice(from, from + PAGE);
      const select = `${SELECT} AND key IN (${page.map(() => '?').join()})`;
      for (const document of this.select(select, collection, this.now(), ...page)) byKey.set(document.key, document);
    }
    return byKey;
  }

  put(collection: string, key: string, value: unknown, { ifVersion, expiresAt }: PutOptions = {}): Promise<boolean> {
    const bytes = Buffer.from(JSON.stringify(value));
    return this.writes.load((database) => {
      database.prepare('DELETE FROM documents WHERE expires_at <= ?').run(this.now());
      const select = database.prepare('SELECT version FROM documents WHERE collection = ? AND key = ?').raw(true);
      const row: unknown = select.get(collection, key);
      const version = row === undefined ? 0 : VersionRow.parse(row)[0];
      if (ifVersion !== undefined && ifVersion !== version) return false;
      database
        .prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?, ?)')
        .run(collection, key, version + 1, bytes, toChecksum(Buffer.from(key), bytes), expiresAt?.getTime() ?? null);
      return true;
    });
  }

  async delete(collection: string, key: string): Promise<void> {
    await this.writes.load((database) => {
      database.prepare('DELETE FROM documents WHERE collection = ? AND key = ?').run(collection, key);
      return true;
    });
  }

  async *list(collection: string, prefix = ''): AsyncGenerator<StoredDocument> {
    const next = `${SELECT} AND key >= ? AND key > ? ORDER BY key LIMIT ${PAGE}`;
    for (let last: string | undefined = ''; last !== undefined;) {
      const page = this.select(next, collection, this.now(), prefix, last);
      last = page.at(-1)?.key;
      for (const document of page) {
        if (!document.key.startsWith(prefix)) return;
        yield document;
      }
    }
  }

  async close(): Promise<void> {
    // Pending writes are committed first.
    await nextTurn();
    this.statements.clear();
    closeDatabase(this.database);
  }

  private select(sql: string, ...values: readonly (string | number)[]): StoredDocument[] {
    return this.use((database) => {
      const statement = this.statements.get(sql) ?? database.prepare(sql).raw(true);
      this.statements.set(sql, statement);
      const rows: unknown[] = statement.all(...values);
      return rows.map(toStoredDocument);
    });
  }

  private async commit(writes: readonly Write[]): Promise<boolean[]> {
    return this.use((database) => inTransaction(database, () => writes.map((write) => write(database))));
  }

  /**
   * @param work is repeated when a damaged file was replaced
   * @throws StoreUnavailable when disk space, memory or a lock is missing
   */
  private use<Result>(work: (database: Database.Database) => Result): Result {
    try {
      return work(this.database);
    } catch (cause) {
      if (isSqliteUnavailable(cause)) {
        const message = `${path.basename(this.options.file)} cannot be used now (${errorCode(cause)})`;
        throw new StoreUnavailable(message, { cause });
      }
      this.database = this.openEmpty(cause, this.database);
      return work(this.database);
    }
  }

  /** @throws the cause if the file is not damaged, DocumentsDamaged if it is irreplaceable */
  private openEmpty(cause: unknown, damaged?: Database.Database): Database.Database {
    if (!isDamage(cause)) throw cause;
    this.statements.clear();
    const { file, irreplaceable = false, log } = this.options;
    if (irreplaceable)
      throw new DocumentsDamaged(`${file} is damaged and cannot be rebuilt: restore it from its backup`, { cause });
    damaged?.close();
    const damagedFile = `${file}.damaged`;
    log?.warn({ file, kept: damagedFile, err: cause }, 'The document store is damaged; starting with an empty one');
    if (existsSync(file)) renameSync(file, damagedFile);
    for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    return this.open();
  }

  private open(): Database.Database {
    const { file, irreplaceable = false } = this.options;
    const database = new Database(file);
    try {
      database.exec(irreplaceable ? IRREPLACEABLE : REPLACEABLE);
      database.exec(SCHEMA);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  }
}

function toStoredDocument(row: unknown): StoredDocument {
  const [key, version, value, checksum] = Row.parse(row);
  if (toChecksum(key, value) !== checksum) throw new DocumentsDamaged('A document differs from its checksum');
  return { key: text.decode(key), version, value: JSON.parse(text.decode(value)) };
}

const toChecksum = (key: Uint8Array, value: Uint8Array): number => crc32(value, crc32(key));

const isDamage = (error: unknown): boolean =>
  error instanceof DocumentsDamaged ||
  error instanceof z.core.$ZodError ||
  isCorruptFile(error) ||
  (error instanceof Error && /\bno such (table|column)\b/.test(error.message));
