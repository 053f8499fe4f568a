import { KeyedMutex } from './keyed-mutex.js';

describe('turns', () => {
  it('go one after the other for one key, also after a failure, and at once for different keys', async () => {
    const turns = new KeyedMutex();
    const steps: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        steps.push(`${name} begins`);
        await new Promise(setImmediate);
        steps.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const results = await Promise.allSettled([
      turns.runExclusive('a', work('one', true)),
      turns.runExclusive('a', work('two')),
      turns.runExclusive('b', work('three')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(steps.indexOf('two begins')).toBeGreaterThan(steps.indexOf('one ends'));
    expect(steps.indexOf('three begins')).toBeLessThan(steps.indexOf('one ends'));
    expect(await turns.runExclusive('a', work('four'))).toBe('four');
  });
});
