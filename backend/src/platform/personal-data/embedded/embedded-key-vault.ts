import type Database from 'libsql';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { closeDatabase } from '../../libsql/close-database.js';
import { withinReach } from '../../libsql/within-reach.js';
import { LogStanding, type StandingKeeper } from '../../event-store/log-standing.js';
import { beyond } from '../beyond.js';
import { KEY_BYTES } from '../../sealing/envelope.js';
import { KeyDestroyed, type KeyRecord, type KeyVault } from '../key-vault.js';
import { openKeys } from './open-keys.js';

/** A statement takes no more than some thousand values. */
const FOUND_AT_ONCE = 500;

const KeyRow = z.object({ key: z.instanceof(Uint8Array) });
const StandingRow = z.object({ standing: z.string() });
const RecordRow = z.tuple([z.instanceof(Uint8Array), z.nullable(z.instanceof(Uint8Array))]);
const BeginningRow = z.tuple([z.instanceof(Uint8Array)]);
const FoundRow = z.tuple([z.instanceof(Uint8Array), z.instanceof(Uint8Array)]);

const subjectIn = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

interface Wanted {
  readonly subject: string;
  readonly key: Buffer;
  readonly resolve: (key: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

/** Keys in a file of their own, so that it can be guarded and backed up apart from the log. */
export class EmbeddedKeyVault implements KeyVault {
  private readonly database: Database.Database;
  private wanted: Wanted[] = [];

  /** @throws KeysDamaged */
  constructor(private readonly file: string) {
    this.database = openKeys(file);
  }

  /** A transaction costs the same for one key as for all that are wanted in one turn of the event loop. */
  provide(subject: string, key: Buffer = randomBytes(KEY_BYTES)): Promise<Buffer> {
    if (this.wanted.length === 0) setImmediate(() => this.provideWanted());
    return new Promise((resolve, reject) => this.wanted.push({ subject, key, resolve, reject }));
  }

  async find(subject: string): Promise<Buffer | undefined> {
    const row = this.use((db) =>
      db.prepare('SELECT CAST(key AS BLOB) AS key FROM keys WHERE subject = ?').get(subject),
    );
    return row === undefined ? undefined : Buffer.from(KeyRow.parse(row).key);
  }

  async findAll(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    const found = new Map<string, Buffer>();
    for (let from = 0; from < subjects.length; from += FOUND_AT_ONCE) {
      const some = subjects.slice(from, from + FOUND_AT_ONCE);
      const select = `SELECT CAST(subject AS BLOB), CAST(key AS BLOB) FROM keys WHERE subject IN (${some.map(() => '?').join()})`;
      const rows = this.use((db): unknown[] => db.prepare(select).raw(true).all(some));
      for (const row of rows) {
        const [subject, key] = FoundRow.parse(row);
        found.set(subjectIn.decode(subject), Buffer.from(key));
      }
    }
    return found;
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

  async destroyAll(prefix: string): Promise<void> {
    const those = 'subject >= ? AND subject < ?';
    this.use((db) =>
      db.transaction(() => {
        const bounds = [prefix, beyond(prefix)];
        db.prepare(`INSERT OR IGNORE INTO destroyed (subject) SELECT subject FROM keys WHERE ${those}`).run(...bounds);
        db.prepare(`DELETE FROM keys WHERE ${those}`).run(...bounds);
      })(),
    );
  }

  async isEmpty(): Promise<boolean> {
    const any = 'SELECT 1 FROM keys UNION ALL SELECT 1 FROM destroyed LIMIT 1';
    return this.use((db) => db.prepare(any).get()) === undefined;
  }

  async *records(): AsyncGenerator<KeyRecord> {
    // Both parts are walked in the order of their keys: sorted behind the union, each page would cost as much as all of them.
    const page = `SELECT subject, key FROM keys WHERE subject > ?1
      UNION ALL SELECT subject, NULL FROM destroyed WHERE subject > ?1 ORDER BY subject LIMIT ${FOUND_AT_ONCE}`;
    const next = `SELECT CAST(subject AS BLOB), CAST(key AS BLOB) FROM (${page}) ORDER BY subject`;
    for (let last: string | undefined = ''; last !== undefined;) {
      const after: string = last;
      const rows = this.use((db): unknown[] => db.prepare(next).raw(true).all(after));
      last = undefined;
      for (const row of rows) {
        const [subject, key] = RecordRow.parse(row);
        last = subjectIn.decode(subject);
        yield { subject: last, key: key === null ? undefined : Buffer.from(key) };
      }
    }
  }

  async restore({ subject, key }: KeyRecord): Promise<void> {
    if (key === undefined) return this.destroy(subject);
    this.addUnlessThere(subject, key);
    const kept = await this.find(subject);
    if (kept !== undefined && !kept.equals(key)) throw new Error(`${subject} has another key here`);
  }

  async beginnings(bytes: number): Promise<readonly Buffer[]> {
    const longer = 'SELECT DISTINCT CAST(substr(key, 1, ?) AS BLOB) FROM keys WHERE length(key) > ?';
    const rows = this.use((db): unknown[] => db.prepare(longer).raw(true).all(bytes, KEY_BYTES));
    return rows.map((row) => Buffer.from(BeginningRow.parse(row)[0]));
  }

  async replace(subject: string, from: Buffer, to: Buffer): Promise<void> {
    this.use((db) => db.prepare('UPDATE keys SET key = ? WHERE subject = ? AND key = ?').run(to, subject, from));
  }

  standingsOf(automation: string): StandingKeeper {
    const keep = 'INSERT OR REPLACE INTO standings VALUES (?, ?)';
    return {
      standing: async () => {
        const find = 'SELECT standing FROM standings WHERE automation = ?';
        const row = this.use((db) => db.prepare(find).get(automation));
        return row === undefined ? undefined : LogStanding.parse(JSON.parse(StandingRow.parse(row).standing));
      },
      keepStanding: async (standing) => {
        this.use((db) => db.prepare(keep).run(automation, JSON.stringify(standing)));
      },
    };
  }

  async close(): Promise<void> {
    closeDatabase(this.database);
  }

  private provideWanted(): void {
    const wanted = this.wanted;
    this.wanted = [];
    try {
      this.use((db) => db.transaction(() => wanted.forEach(({ subject, key }) => this.addUnlessThere(subject, key)))());
    } catch (error) {
      for (const { reject } of wanted) reject(error);
      return;
    }
    for (const { subject, resolve, reject } of wanted)
      this.find(subject).then((key) => (key === undefined ? reject(new KeyDestroyed(subject)) : resolve(key)), reject);
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
