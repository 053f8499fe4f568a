import { RunQueue } from './run-queue.js';

describe('the queue of generations', () => {
  let started: string[];
  const ends = new Map<string, () => void>();
  const queueOf = (atOnce: number) =>
    new RunQueue((key) => {
      started.push(key);
      return new Promise((end) => ends.set(key, end));
    }, atOnce);
  const end = async (key: string | undefined) => {
    ends.get(key ?? '')?.();
    await new Promise(setImmediate);
  };
  beforeEach(() => void (started = []));

  it('alternates between networks, in order for each', async () => {
    const queue = queueOf(1);
    for (const key of ['a1', 'a2', 'a3', 'a4']) queue.add(key, 'a');
    for (const key of ['b1', 'c1', 'b2']) queue.add(key, key.charAt(0));
    for (let ended = 0; ended < 7; ended += 1) await end(started[ended]);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('respects the concurrency, runs each once, and runs again what was added meanwhile', async () => {
    const queue = queueOf(2);
    for (const key of ['a1', 'a2', 'a2', 'a3', 'a1']) queue.add(key, 'a');
    expect(started).toEqual(['a1', 'a2']);
    await end('a1');
    expect(started).toEqual(['a1', 'a2', 'a3']);
    await end('a3');
    expect(started).toEqual(['a1', 'a2', 'a3', 'a1']);
  });

  it('starts nothing after it is stopped', async () => {
    const queue = queueOf(1);
    for (const key of ['a1', 'a2']) queue.add(key, 'a');
    const stopped = queue.stop();
    await end('a1');
    await stopped;
    expect(started).toEqual(['a1']);
  });
});
