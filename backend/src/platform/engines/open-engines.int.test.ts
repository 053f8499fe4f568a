import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { readSettings } from '../config/settings.js';
import { useSimulator } from '../event-store/eventstoredb/testing/use-simulator.js';
import { createLogger } from '../observability/logging/logger.js';
import { DataDirectoryInUse } from './data-directory-lock.js';
import { openEngines } from './open-engines.js';

describe('the engines of a data directory', () => {
  const server = useSimulator();
  let directory: string;
  beforeEach(async () => void (directory = await mkdtemp(path.join(tmpdir(), 'marcel-engines-'))));
  afterEach(() => rm(directory, { recursive: true }));

  const open = (variables: Readonly<Record<string, string>> = {}) =>
    openEngines(readSettings({ DATA_DIR: directory, ...variables }), createLogger('silent'));

  const overServer = () => ({ EVENTSTOREDB_URL: server.simulator.url });

  it.each([
    ['the same engines', () => ({}), () => ({})],
    ['the same log server', overServer, overServer],
    ['another log than the first', overServer, () => ({})],
    ['a log server beside an embedded log', () => ({}), overServer],
  ])('are open once at a time: a second opener with %s is told so', async (_, first, second) => {
    const engines = await open(first());
    const refused = open(second());
    await expect(refused).rejects.toThrow(DataDirectoryInUse);
    await expect(refused).rejects.toThrow(`DATA_DIR ${directory} is in use by another process`);
    await engines.close();
    await (await open(second())).close();
  });

  it('free the directory when one of them cannot be opened', async () => {
    await expect(open({ MONGODB_URL: 'mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=1' })).rejects.toThrow();
    await (await open()).close();
  });
});
