import { together } from './together.js';

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('asking together', () => {
  it('asks once for what is wanted at once, and names each key once', async () => {
    const ask = jest.fn(async (keys: readonly string[]) => new Map(keys.map((key) => [key, key.toUpperCase()])));
    const look = together(ask);
    expect(await Promise.all(['a', 'b', 'a'].map(look))).toEqual(['A', 'B', 'A']);
    expect(ask.mock.calls).toEqual([[['a', 'b']]]);
  });

  it('does not take an answer that was on its way for one that is wanted later', async () => {
    let version = 1;
    const answers: (() => void)[] = [];
    const ask = async (keys: readonly string[]) => {
      const now = version;
      await new Promise<void>((resolve) => answers.push(resolve));
      return new Map(keys.map((key) => [key, now]));
    };
    const look = together(ask, 60_000);
    const first = look('a');
    await tick();
    version = 2;
    const later = [look('a'), look('b')];
    await tick();
    expect(answers).toHaveLength(1);
    answers.shift()?.();
    expect(await first).toBe(1);
    await tick();
    expect(answers).toHaveLength(1);
    answers.shift()?.();
    expect(await Promise.all(later)).toEqual([2, 2]);
  });

  it('is not held up by a question that gets no answer', async () => {
    const ask = jest
      .fn(async (keys: readonly string[]) => new Map(keys.map((key) => [key, 1])))
      .mockReturnValueOnce(new Promise(() => undefined));
    const look = together(ask, 1);
    void look('a');
    await tick();
    expect(await look('a')).toBe(1);
  });

  it('tells a failure to those that it was asked for, and goes on', async () => {
    const ask = jest.fn(async () => new Map([['a', 1]])).mockRejectedValueOnce(new Error('gone'));
    const look = together(ask);
    const both = await Promise.allSettled([look('a'), look('b')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await Promise.all([look('a'), look('b')])).toEqual([1, undefined]);
  });
});
