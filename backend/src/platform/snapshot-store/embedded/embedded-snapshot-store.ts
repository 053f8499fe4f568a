import Database from 'libsql';
import { rmSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import { closeDatabase } from '../../libsql/close-database.js';
import { Snapshot, type SnapshotStore } from '../snapshot-store.js';

/** Bytes: the engine cannot give a text back that is damaged. */
const Row = z.object({ snapshot: z.instanceof(Uint8Array), checksum: z.int() });

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS snapshots (stream TEXT PRIMARY KEY, snapshot BLOB NOT NULL, checksum INTEGER NOT NULL)
  WITHOUT ROWID;
`;

/** Snapshots in a small database file of their own. */
export class EmbeddedSnapshotStore implements SnapshotStore {
  private readonly database: Database.Database;
  private readonly selectOne;
  private readonly putOne;

  /** @throws SqliteError for a file that is no sound database */
  private constructor(file: string) {
    const database = new Database(file);
    this.database = database;
    database.exec(SCHEMA);
    this.selectOne = database.prepare('SELECT snapshot, checksum FROM snapshots WHERE stream = ?');
    this.putOne = database.prepare('INSERT OR REPLACE INTO snapshots (stream, snapshot, checksum) VALUES (?, ?, ?)');
  }

  /** A file that cannot be used makes way for an empty one. */
  static open(file: string): EmbeddedSnapshotStore {
    try {
      return new EmbeddedSnapshotStore(file);
    } catch {
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
      return new EmbeddedSnapshotStore(file);
    }
  }

  async find(stream: string): Promise<Snapshot | undefined> {
    const row: unknown = this.selectOne.get(stream);
    if (row === undefined) return undefined;
    const { snapshot, checksum } = Row.parse(row);
    return crc32(snapshot) === checksum ? Snapshot.parse(JSON.parse(Buffer.from(snapshot).toString())) : undefined;
  }

  async keep(stream: string, snapshot: Snapshot): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(snapshot));
    this.putOne.run(stream, bytes, crc32(bytes));
  }

  async close(): Promise<void> {
    closeDatabase(this.database);
  }
}
