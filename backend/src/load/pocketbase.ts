import Database from 'libsql';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { MascotProfile } from '../contexts/mascots/domain/mascot.events.js';
import { freePort } from '../test-support/free-port.js';
import { pause } from '../test-support/pause.js';

const ADMIN = { identity: 'bench@example.com', password: 'of-this-benchmark-only' };
const NUMBERS = ['likes', 'cuteness', 'humor', 'rebel', 'weirdness', 'longevityScore', 'yearIntroduced', 'yearRetired'];
const TEXTS = ['slug', 'createdAt', 'name', 'brand', 'contributor', 'visualDesc', 'historyOverview'];
const CHOICES = ['industry', 'type', 'style', 'status'];
const INDEXED = ['slug', 'createdAt', 'name', 'likes', 'cuteness', 'yearIntroduced', ...CHOICES];

export const recordsPath = '/api/collections/mascots/records';

/** Ids as PocketBase makes them: 15 letters or digits. */
export const recordId = (mascotId: number): string => `m${String(mascotId).padStart(14, '0')}`;

export interface Server {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts a PocketBase with default settings that holds the mascots, with an index for each sort and filter. */
export async function startPocketBase(
  program: string,
  parent: string,
  mascots: readonly MascotProfile[],
): Promise<Server> {
  const folder = join(parent, 'pb_data');
  await promisify(execFile)(program, ['superuser', 'upsert', ADMIN.identity, ADMIN.password, `--dir=${folder}`]);
  const empty = await serve(program, folder);
  await createCollection(empty.address);
  await empty.stop();
  insertMascots(join(folder, 'data.db'), mascots);
  return serve(program, folder);
}

async function serve(program: string, folder: string): Promise<Server> {
  const port = await freePort();
  const child = spawn(program, ['serve', `--http=127.0.0.1:${port}`, `--dir=${folder}`], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  while ((await fetch(`${address}/api/health`).catch(() => undefined))?.ok !== true) {
    if (child.exitCode !== null) throw new Error(`PocketBase ended with code ${child.exitCode}`);
    await pause();
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address, stop };
}

async function createCollection(address: string): Promise<void> {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const response = await fetch(address + path, { ...options, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`PocketBase answers ${path} with: ${await response.text()}`);
    return response.json();
  };
  const login = await post('/api/collections/_superusers/auth-with-password', ADMIN);
  const { token } = z.object({ token: z.string() }).parse(login);
  const fieldOf = (type: string) => (name: string) => ({ name, type });
  const fields = [
    ...NUMBERS.map(fieldOf('number')),
    ...[...TEXTS, ...CHOICES].map(fieldOf('text')),
    { name: 'facts', type: 'json' },
  ];
  const indexes = INDEXED.map((name) => `CREATE INDEX by_${name} ON mascots (${name})`);
  const rules = { listRule: '', viewRule: '', updateRule: '' };
  await post(
    '/api/collections',
    { name: 'mascots', type: 'base', fields, indexes, ...rules },
    { authorization: token },
  );
}

/** Writes straight into its file, because inserting them through PocketBase's API takes minutes. */
function insertMascots(file: string, mascots: readonly MascotProfile[]): void {
  const database = new Database(file);
  const names = [...NUMBERS, ...TEXTS, ...CHOICES];
  const columns = ['id', 'facts', ...names];
  const insert = database.prepare(
    `INSERT INTO mascots (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  database.exec('BEGIN');
  for (const [index, mascot] of mascots.entries()) {
    const id = index + 1;
    const createdAt = new Date(Date.UTC(2024, 0, 1) + id * 1000).toISOString();
    const values: Record<string, unknown> = { ...mascot, likes: 0, slug: `mascot-${id}`, createdAt };
    const cells = names.map((name) => values[name] ?? (NUMBERS.includes(name) ? 0 : ''));
    insert.run([recordId(id), JSON.stringify(mascot.facts), ...cells]);
  }
  database.exec('COMMIT; PRAGMA optimize;');
  database.close();
}
