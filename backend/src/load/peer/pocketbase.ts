import Database from 'libsql';
import { spawn, execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { freePort } from '../../test-support/free-port.js';
import { pause } from '../../test-support/pause.js';
import { COLUMNS, INDEXED, type Kind, type Row } from './rows.js';

const ADMIN = { identity: 'bench@example.com', password: 'of-this-benchmark-only' };
const COLLECTION = 'mascots';

const FIELD_TYPES: Record<Kind, string> = { text: 'text', number: 'number', list: 'json' };

/** Ids as PocketBase makes them: 15 letters or digits. */
export const recordId = (mascotId: number): string => `m${String(mascotId).padStart(14, '0')}`;

export const recordsPath = `/api/collections/${COLLECTION}/records`;

/** A PocketBase of its own folder, as it comes: nothing is set but the collection and who may use it. */
export class PocketBase {
  private constructor(
    readonly address: string,
    readonly pid: number | undefined,
    private readonly end: () => Promise<void>,
  ) {}

  /** Starts one that holds the rows, with an index for everything that the directory sorts or filters by. */
  static async holding(rows: Iterable<Row>, program: string, parent: string): Promise<PocketBase> {
    // It keeps a record of its collections beside this folder.
    const folder = join(parent, 'pb_data');
    await promisify(execFile)(program, ['superuser', 'upsert', ADMIN.identity, ADMIN.password, `--dir=${folder}`]);
    const empty = await PocketBase.start(program, folder);
    await empty.createCollection();
    await empty.stop();
    insert(rows, join(folder, 'data.db'));
    return PocketBase.start(program, folder);
  }

  async stop(): Promise<void> {
    await this.end();
  }

  private static async start(program: string, folder: string): Promise<PocketBase> {
    const port = await freePort();
    const child = spawn(program, ['serve', `--http=127.0.0.1:${port}`, `--dir=${folder}`], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    const address = `http://127.0.0.1:${port}`;
    const isUp = async (): Promise<boolean> =>
      (await fetch(`${address}/api/health`).catch(() => undefined))?.ok === true;
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error(`PocketBase ended with code ${child.exitCode}`);
      await pause();
    }
    return new PocketBase(address, child.pid, async () => {
      child.kill('SIGTERM');
      await ended;
    });
  }

  private async createCollection(): Promise<void> {
    const { token } = z
      .object({ token: z.string() })
      .parse(await this.post('/api/collections/_superusers/auth-with-password', ADMIN));
    const body = {
      name: COLLECTION,
      type: 'base',
      fields: Object.entries(COLUMNS).map(([name, kind]) => ({ name, type: FIELD_TYPES[kind] })),
      indexes: INDEXED.map((name) => `CREATE INDEX by_${name} ON ${COLLECTION} (${name})`),
      listRule: '',
      viewRule: '',
      updateRule: '',
    };
    await this.post('/api/collections', body, { authorization: token });
  }

  private async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
    const response = await fetch(this.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`PocketBase refuses ${path}: ${await response.text()}`);
    return response.json();
  }
}

/** Straight into its file: its own way in takes minutes for as many. */
function insert(rows: Iterable<Row>, file: string): void {
  const database = new Database(file);
  const names = Object.keys(COLUMNS);
  const marks = names.map(() => '?').join(', ');
  const statement = database.prepare(`INSERT INTO ${COLLECTION} (id, ${names.join(', ')}) VALUES (?, ${marks})`);
  database.exec('BEGIN');
  for (const { mascotId, values } of rows) statement.run([recordId(mascotId), ...values]);
  database.exec('COMMIT; PRAGMA optimize;');
  database.close();
}
