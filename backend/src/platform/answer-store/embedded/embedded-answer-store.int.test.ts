import { mkdtemp, rm } from 'node:fs/promises';
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
});
