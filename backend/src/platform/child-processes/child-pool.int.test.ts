import * as path from 'node:path';
import * as z from 'zod/mini';
import { ChildPool, type ChildPoolOptions } from './child-pool.js';
import { ChildFailure, TooManyAborts, TooBusy, TimeLimitExceeded, MemoryLimitExceeded } from './errors.js';

interface Task {
  readonly kind: 'hang' | 'die' | 'gorge' | 'fail' | 'answer';
  readonly bytes?: Uint8Array;
}

const Result = z.object({
  pid: z.number(),
  bytes: z.optional(z.instanceof(Uint8Array)),
  secret: z.optional(z.string()),
});

describe('work in other processes', () => {
  let pool: ChildPool<Task>;
  afterEach(() => pool.close());

  const open = (options: Partial<ChildPoolOptions<Task>> = {}) =>
    (pool = new ChildPool<Task>({
      file: path.join(__dirname, 'testing', 'worker.cjs'),
      work: () => Promise.reject(new Error('done here')),
      concurrency: 1,
      maxQueued: 10,
      timeoutMs: () => 60_000,
      ...options,
    }));
  const answer = async (bytes = new Uint8Array()) => Result.parse(await pool.run({ kind: 'answer', bytes }));

  it('runs in one process for several tasks, without the secrets of this process', async () => {
    process.env.A_SECRET = 'secret';
    open();
    const first = await answer(new Uint8Array([0, 255]));
    expect(first).toMatchObject({ bytes: new Uint8Array([0, 255]) });
    expect(first.secret).toBeUndefined();
    expect(first.pid).not.toBe(process.pid);
    expect((await answer()).pid).toBe(first.pid);
    delete process.env.A_SECRET;
  });

  it('reports errors of the work, and continues', async () => {
    open();
    const { pid } = await answer();
    const failure = pool.run({ kind: 'fail' });
    await expect(failure).rejects.toThrow(ChildFailure);
    await expect(failure).rejects.toMatchObject({ message: 'refused', code: 'some_code' });
    expect((await answer()).pid).toBe(pid);
  });

  it('is killed when it takes too long, and another process continues', async () => {
    const limit = { ms: 60_000 };
    open({ timeoutMs: () => limit.ms });
    const { pid } = await answer();
    limit.ms = 1;
    await expect(pool.run({ kind: 'hang' })).rejects.toThrow(TimeLimitExceeded);
    limit.ms = 60_000;
    expect((await answer()).pid).not.toBe(pid);
  });

  it('reports that it exceeds its memory, and another process continues', async () => {
    open();
    await expect(pool.run({ kind: 'gorge' })).rejects.toThrow(MemoryLimitExceeded);
    expect((await answer()).bytes).toBeDefined();
  });

  it('fails when its process exits, and another process continues', async () => {
    open();
    await expect(pool.run({ kind: 'die' })).rejects.toThrow('has ended');
    expect((await answer()).bytes).toBeDefined();
  });

  it('is rejected while the queue is full', async () => {
    open({ maxQueued: 2 });
    const stop = new AbortController();
    const hanging = pool.run({ kind: 'hang' }, { signal: stop.signal });
    const waiting = [answer(), answer()];
    await expect(pool.run({ kind: 'answer' })).rejects.toThrow(TooBusy);
    stop.abort();
    await expect(hanging).rejects.toThrow(/aborted/i);
    expect(await Promise.all(waiting)).toHaveLength(2);
  });

  it('is rejected for an owner whose work was killed too often, also when it is queued, and for nobody else', async () => {
    open({ maxAborts: 2 });
    const bombs = Array.from({ length: 4 }, () => pool.run({ kind: 'gorge' }, { owner: 'flood' }));
    const other = pool.run({ kind: 'answer' }, { owner: 'ada' });
    const thrown = await Promise.all(bombs.map((bomb) => bomb.catch((error: unknown) => error)));
    expect(thrown).toMatchObject(
      ['MemoryLimitExceeded', 'MemoryLimitExceeded', 'TooManyAborts', 'TooManyAborts'].map((name) => ({ name })),
    );
    await expect(pool.run({ kind: 'answer' }, { owner: 'flood' })).rejects.toThrow(TooManyAborts);
    expect(Result.parse(await other).pid).toBeGreaterThan(0);
  });

  it('runs in this process where only the source of its script exists', async () => {
    open({ file: path.join(__dirname, 'child-pool.js'), work: async ({ kind }) => `${kind} here` });
    expect(await pool.run({ kind: 'answer' })).toBe('answer here');
  });

  it('cannot start in a product without its script', () => {
    expect(() => open({ file: '/nowhere.js' })).toThrow('/nowhere.js is missing');
  });
});
