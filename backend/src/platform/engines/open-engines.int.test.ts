import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { pino } from 'pino';
import { readSettings } from '../config/settings.js';
import { numbered } from '../event-store/contract/harness.js';
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

  it('say that the keys are missing beside a log that needs them', async () => {
    const lines: string[] = [];
    const opened = () =>
      openEngines(readSettings({ DATA_DIR: directory }), pino({}, { write: (line: string) => void lines.push(line) }));
    const first = await opened();
    await first.events.append('count-1', 'no_stream', numbered(1));
    await first.close();
    await (await opened()).close();
    expect(lines.join('')).not.toContain('The keys of personal data are missing');
    await rm(path.join(directory, 'keys.db'));
    await (await opened()).close();
    expect(lines.join('')).toContain('The keys of personal data are missing');
    expect(lines.join('')).toContain(path.join(directory, 'keys.db'));
  });

  it('free the directory when one of them cannot be opened', async () => {
    await expect(open({ MONGODB_URL: 'mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=1' })).rejects.toThrow();
    await (await open()).close();
  });
});
