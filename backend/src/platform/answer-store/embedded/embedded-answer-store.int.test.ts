import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { itKeepsFirstAnswers, type AnswerStoreHarness } from '../contract/answer-store.contract.js';
import { EmbeddedAnswerStore } from './embedded-answer-store.js';

describe('EmbeddedAnswerStore', () => {
  let folder: string;
  const opened: EmbeddedAnswerStore[] = [];
  const harness: AnswerStoreHarness = {
    now: 1_000_000,
    open: () => harness.reopen(),
    reopen: async () => {
      const store = new EmbeddedAnswerStore(path.join(folder, 'answers.db'), () => harness.now);
      opened.push(store);
      return store;
    },
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-answers-'));
  });
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
    await rm(folder, { recursive: true });
  });
  itKeepsFirstAnswers(harness);

  const file = () => path.join(folder, 'answers.db');
  const keepAndOpen = async () => {
    const store = await harness.open();
    await store.keep('one', Buffer.from('again'));
    return store.find('one');
  };

  it.each([
    ['is none of the engine', () => Buffer.from('no database at all, but long enough to be taken for one'.repeat(99))],
    ['has lost its start', (bytes: Buffer) => bytes.fill(0xff, 0, 100)],
    ['has lost its schema', (bytes: Buffer) => bytes.fill(0xff, 100, 4096)],
    ['has lost what it held', (bytes: Buffer) => bytes.fill(0xff, 4096)],
  ])('sets a file aside that %s, and begins anew', async (_, damage) => {
    const before = await harness.open();
    await before.keep('one', Buffer.from('first'));
    await before.close();
    opened.pop();
    await writeFile(file(), damage(await readFile(file())));
    expect(Buffer.from((await keepAndOpen())!).toString()).toBe('again');
    expect(await readdir(folder)).toContain('answers.db.damaged');
  });
});
