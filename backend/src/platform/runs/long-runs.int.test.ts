import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { InMemoryDocumentStore } from '../document-store/testing/in-memory-document-store.js';
import { LongRuns, type RunTools } from './long-runs.js';

const Result = z.object({ found: z.int() });
const silent = { warn: () => undefined };

describe('long work', () => {
  let board: InMemoryDocumentStore;
  let runs: LongRuns;
  beforeEach(() => {
    board = new InMemoryDocumentStore();
    runs = new LongRuns(board, silent);
  });
  afterEach(async () => {
    await runs.onModuleDestroy();
  });

  const look = async (at = runs) => {
    await setImmediate();
    return at.look('count', Result);
  };
  const until = async (status: string, at = runs) => {
    let found = await look(at);
    while (found.status !== status) found = await look(at);
    return found;
  };

  it('is told of as none, under way and done', async () => {
    expect(await look()).toMatchObject({ status: 'none', startedAt: null, result: null });
    let finish: (() => void) | undefined;
    const ended = new Promise<void>((resolve) => (finish = resolve));
    const work = async ({ tell }: RunTools) => {
      tell({ step: 'Counting', done: 3, total: 7 });
      await ended;
      return { found: 7 };
    };
    await runs.begin('count', work);
    while ((await look()).done !== 3);
    expect(await look()).toMatchObject({ status: 'running', step: 'Counting', total: 7, result: null, endedAt: null });
    finish?.();
    expect(await until('completed')).toMatchObject({ result: { found: 7 }, failure: null, done: 3 });
  });

  it('is done once at a time, whichever node is asked, and again later', async () => {
    const other = new LongRuns(board, silent);
    let times = 0;
    let finish: (() => void) | undefined;
    const ended = new Promise<void>((resolve) => (finish = resolve));
    const work = async () => {
      times += 1;
      await ended;
      return { found: times };
    };
    await Promise.all([runs.begin('count', work), other.begin('count', work), runs.begin('count', work)]);
    expect((await look(other)).status).toBe('running');
    finish?.();
    expect((await until('completed', other)).result).toEqual({ found: 1 });
    await other.begin('count', work);
    while ((await look()).result?.found !== 2);
    await other.onModuleDestroy();
  });

  it('says why it has failed', async () => {
    await runs.begin('count', () => Promise.reject(new Error('The disk is full')));
    expect(await until('failed')).toMatchObject({ failure: 'The disk is full', result: null });
  });

  it('ends with the product, and says so', async () => {
    await runs.begin('count', ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)));
    await runs.onModuleDestroy();
    expect(await look()).toMatchObject({ status: 'interrupted', failure: 'The product was stopped meanwhile' });
  });

  it('of a node that is gone may be begun again', async () => {
    const long = '2026-01-05T12:00:00.000Z';
    const run = { startedAt: long, seenAt: long, endedAt: null, step: null, done: 3, total: 7 };
    await board.put('runs', 'count', { ...run, result: null, failure: null });
    expect(await look()).toMatchObject({ status: 'interrupted', done: 3 });
    await runs.begin('count', async () => ({ found: 7 }));
    expect((await until('completed')).result).toEqual({ found: 7 });
  });
});
