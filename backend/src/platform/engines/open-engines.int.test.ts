import { commitOne } from '../read-store/test-support/harness.js';
import * as path from 'node:path';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { readSettings } from '../config/settings.js';
import { collect, toEventRef } from '../event-store/event-store.js';
import { numbered } from '../event-store/contract/test-support/harness.js';
import { openEmbeddedEventStore } from '../event-store/embedded/open.js';
import { useSimulator } from '../../test-support/testing/use-simulator.js';
import { createLogger } from '../observability/logging/logger.js';
import { DataDirectoryInUse, openEngines } from './open-engines.js';
import type { Engines } from './engines.js';

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
  ])('are open once at a time: a second opener with %s is rejected', async (_, first, second) => {
    const engines = await open(first());
    const refused = open(second());
    await expect(refused).rejects.toThrow(DataDirectoryInUse);
    await expect(refused).rejects.toThrow(`DATA_DIR ${directory} is in use by another process`);
    await engines.close();
    await (await open(second())).close();
  });

  it('leave each database in one file when they are closed', async () => {
    const { events, views, keys, documents, close } = await open();
    await events.append('count-1', 'no_stream', numbered(1));
    await views.prepare({ name: 'counts', version: 1 }, [{ name: 'counts', id: 'number', fields: {} }]);
    await keys.getOrCreate('submission-1');
    await documents.put('answers', 'one', 'first');
    await close();
    const files = await readdir(directory, { recursive: true });
    expect(files).toEqual(expect.arrayContaining(['views.db', 'keys.db', 'documents.db', 'events/events.db']));
    for (const file of files.filter((name) => /-(wal|journal)$/.test(name)))
      expect([file, (await stat(path.join(directory, file))).size]).toEqual([file, 0]);
  });

  describe('beside an empty log', () => {
    const log = () => path.join(directory, 'events');
    const loseFile = () => rm(path.join(log(), 'events.db'));
    const emptyFile = async () => {
      await loseFile();
      await writeFile(path.join(log(), 'events.db'), '');
    };
    const loseFolder = () => rm(log(), { recursive: true });
    const recreate = async () => {
      await loseFolder();
      await openEmbeddedEventStore(log()).close();
    };
    const filled = async (leave: (engines: Engines) => Promise<unknown>) => {
      const engines = await open();
      await engines.events.append('count-1', 'no_stream', numbered(1));
      await leave(engines);
      await engines.close();
    };
    const key = ({ keys }: Engines) => keys.getOrCreate('subject-1');
    const view = async ({ views, events }: Engines) => {
      const projection = { name: 'count', version: 1 };
      const [event] = await collect(events.readAll());
      if (event === undefined) throw new Error('There is one');
      const logCheckpoint = { log: await events.identity(), event: toEventRef(event) };
      await views.prepare(projection, []);
      await commitOne(views, { projection, changes: [] }, { position: event.position, logCheckpoint });
    };

    it.each([
      ['a key of personal data', key, emptyFile],
      ['a key of personal data', key, loseFolder],
      ['a read model', view, recreate],
      ['a read model', view, loseFile],
    ])('do not start when %s of a lost log exists', async (trace, leave, lose) => {
      await filled(leave);
      await lose();
      for (const _again of [1, 2]) {
        await expect(open()).rejects.toThrow(trace);
        await expect(open()).rejects.toThrow('To really start from scratch');
      }
      const restored = await openEngines(
        { ...readSettings({ DATA_DIR: directory }), isRestore: true },
        createLogger('silent'),
      );
      await restored.events.append('count-2', 'no_stream', numbered(1));
      await restored.close();
      await (await open()).close();
    });

    it.each([
      ['a key of personal data', key],
      ['a read model', view],
    ])('do not start on a log server either when %s exists', async (trace, leave) => {
      await filled(leave);
      for (const _again of [1, 2]) await expect(open(overServer())).rejects.toThrow(trace);
      const restored = await openEngines(
        { ...readSettings({ DATA_DIR: directory, ...overServer() }), isRestore: true },
        createLogger('silent'),
      );
      await restored.events.append('count-2', 'any', numbered(1));
      await restored.close();
      await (await open(overServer())).close();
    });

    it('open a log that has no event yet', async () => {
      for (const _again of [1, 2]) await (await open()).close();
      await loseFolder();
      await (await open()).close();
    });
  });

  it('unlock the directory when one of them cannot be opened', async () => {
    await expect(open({ MONGODB_URL: 'mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=1' })).rejects.toThrow();
    await (await open()).close();
  });
});
