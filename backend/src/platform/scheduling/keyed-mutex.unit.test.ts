import { KeyedMutex } from './keyed-mutex.js';

describe('a keyed mutex', () => {
  it('runs work one by one for the same key, also after a failure, and concurrently for different keys', async () => {
    const mutex = new KeyedMutex();
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
      mutex.runExclusive('a', work('one', true)),
      mutex.runExclusive('a', work('two')),
      mutex.runExclusive('b', work('three')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(steps.indexOf('two begins')).toBeGreaterThan(steps.indexOf('one ends'));
    expect(steps.indexOf('three begins')).toBeLessThan(steps.indexOf('one ends'));
    expect(await mutex.runExclusive('a', work('four'))).toBe('four');
  });
});
