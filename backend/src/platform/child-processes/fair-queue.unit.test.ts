import { TooBusy } from './errors.js';
import { FairQueue } from './fair-queue.js';
import type { Owner } from './lanes.js';

describe('a fair queue', () => {
  const begun: string[] = [];
  const refused: [string, unknown][] = [];
  const ends = new Map<string, () => void>();
  beforeEach(() => {
    begun.length = 0;
    refused.length = 0;
    ends.clear();
  });

  const work = (name: string) => (): Promise<string> => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, () => resolve(name)));
  };
  const settle = () => new Promise(setImmediate);
  const end = (name: string) => {
    ends.get(name)?.();
    return settle();
  };
  const bring = (queue: FairQueue, owner: Owner, ...names: string[]) => {
    for (const name of names) queue.run(work(name), owner).catch((error: unknown) => refused.push([name, error]));
    return settle();
  };

  it('leaves a place to others, however much one brings', async () => {
    const queue = new FairQueue({ atOnce: 2, waitingAtMost: 10 });
    await bring(queue, 'flood', 'f1', 'f2', 'f3');
    expect(begun).toEqual(['f1']);
    await bring(queue, 'ada', 'a1', 'a2');
    expect(begun).toEqual(['f1', 'a1']);
    await end('a1');
    expect(begun).toEqual(['f1', 'a1', 'a2']);
  });

  it('gives all places to work of our own', async () => {
    const queue = new FairQueue({ atOnce: 2, waitingAtMost: 10 });
    await bring(queue, undefined, 'o1', 'o2', 'o3');
    expect(begun).toEqual(['o1', 'o2']);
  });

  it('goes by turns where there is one place', async () => {
    const queue = new FairQueue({ atOnce: 1, waitingAtMost: 10 });
    await bring(queue, 'flood', 'f1', 'f2', 'f3');
    await bring(queue, 'ada', 'a1');
    await end('f1');
    await end('f2');
    expect(begun).toEqual(['f1', 'f2', 'a1']);
  });

  it('takes a newcomer in although one has filled it', async () => {
    const queue = new FairQueue({ atOnce: 1, waitingAtMost: 2 });
    await bring(queue, 'flood', 'f1', 'f2', 'f3', 'f4');
    expect(refused).toEqual([['f4', expect.any(TooBusy)]]);
    await bring(queue, 'ada', 'a1');
    expect(refused.map(([name]) => name)).toEqual(['f4', 'f3']);
    await end('f1');
    await end('f2');
    expect(begun).toEqual(['f1', 'f2', 'a1']);
  });

  it('tells what came of it, and goes on behind a failure', async () => {
    const queue = new FairQueue({ atOnce: 1, waitingAtMost: 2 });
    const failed = queue.run(() => Promise.reject(new Error('failed')));
    await expect(failed).rejects.toThrow('failed');
    const done = queue.run(work('o1'));
    await end('o1');
    expect(await done).toBe('o1');
  });
});
