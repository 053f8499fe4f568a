import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { openForReading } from '../platform/engines/open-engines.js';
import { withEngines, withStores } from './with-engines.js';

describe('a command on a directory that is not of the product', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'marcel-commands-'))));
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  it.each([
    [path.join('events', 'events.db'), {}],
    ['keys.db', { EVENTSTOREDB_URL: 'esdb://127.0.0.1:1?tls=false' }],
  ])('is rejected without %s, and creates nothing', async (file, variables) => {
    const mistyped = path.join(folder, 'mistyped');
    jest.replaceProperty(process, 'env', { ...process.env, DATA_DIR: mistyped, ...variables });
    for (const run of [
      () => withStores(openForReading, async () => undefined),
      () => withEngines(async () => undefined),
    ])
      await expect(run()).rejects.toThrow(`DATA_DIR ${mistyped} has no ${file}`);
    expect(existsSync(mistyped)).toBe(false);
  });
});
