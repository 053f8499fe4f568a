import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { numbered, readAll } from '../../contract/harness.js';
import { openEmbeddedEventStore } from '../open.js';
import { TemporaryDirectories } from '../testing/temporary-directories.js';
import type { ClosingStep } from './close-log.js';

const PROGRAM = join(__dirname, '../testing/close-until-killed.mjs');
const BUILT = join(__dirname, '../../../../../dist/platform/event-store/embedded/open.js');

jest.setTimeout(120_000);

describe('A process killed while it moves its log into files', () => {
  const directories = new TemporaryDirectories();
  afterAll(() => directories.removeAll());

  it.each<[ClosingStep, number]>([
    ['copied', 1],
    ['dropping', 1],
    ['dropped', 1],
    ['copied', 3],
    ['dropping', 3],
    ['shrunk', 1],
  ])('has lost nothing and doubled nothing: %s, time %i', async (step, nth) => {
    if (!existsSync(BUILT)) throw new Error('Build the backend first: npm run build -w backend');
    const directory = directories.make();
    let store = openEmbeddedEventStore(directory);
    for (const stream of ['count-1', 'count-2']) await store.append(stream, 'no_stream', numbered(500));
    const before = await readAll(store);
    await store.close();

    const child = spawn(process.execPath, [PROGRAM, directory, step, String(nth)], { stdio: 'inherit' });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

    store = openEmbeddedEventStore(directory);
    expect(await readAll(store)).toEqual(before);
    store.closeUpTo(before.at(-1)?.position ?? '');
    expect(await readAll(store)).toEqual(before);
    await store.append('count-1', 499, numbered(1));
    await store.checkStorage();
    await store.close();
  });
});
