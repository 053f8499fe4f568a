import { LoopTurns } from './loop-turns.js';

describe('turns of the event loop', () => {
  it('begin few works each, in the order of asking, with others between', async () => {
    const turns = new LoopTurns(2);
    const steps: string[] = [];
    const work = async (name: string) => {
      await turns.next();
      steps.push(name);
    };
    const other = (name: string): Promise<void> =>
      new Promise((resolve) => {
        setImmediate(() => {
          steps.push(name);
          resolve();
        });
      });
    const all = ['one', 'two', 'three', 'four', 'five'].map(work);
    await other('other');
    await other('another');
    await Promise.all(all);
    expect(steps).toEqual(['one', 'two', 'three', 'four', 'other', 'five', 'another']);
  });

  it('keep nobody waiting where nothing else has begun', async () => {
    const turns = new LoopTurns();
    let hasBegun = false;
    void turns.next().then(() => (hasBegun = true));
    await Promise.resolve();
    await Promise.resolve();
    expect(hasBegun).toBe(true);
    await new Promise(setImmediate);
    await expect(turns.next()).resolves.toBeUndefined();
  });
});
