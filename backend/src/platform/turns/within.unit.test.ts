import { setImmediate } from 'node:timers/promises';
import { TimedOut, within } from './within.js';

const LONG = 60_000;
const never = new Promise<never>(() => undefined);

describe('Waiting with an end', () => {
  it('returns the result of the promise', async () => {
    await expect(within(Promise.resolve(7), LONG)).resolves.toBe(7);
    await expect(within(Promise.reject(new Error('broken')), LONG)).rejects.toThrow('broken');
  });

  it('ends when the time is up', async () => {
    await expect(within(never, 1)).rejects.toBeInstanceOf(TimedOut);
  });

  it.each([true, false])('ends when the signal aborts; before: %s', async (isBefore) => {
    const abortion = new AbortController();
    if (isBefore) abortion.abort(new Error('enough'));
    const waiting = within(never, LONG, abortion.signal);
    abortion.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  it('ignores a late result', async () => {
    let fail: (error: Error) => void = () => undefined;
    const late = new Promise((_, reject) => {
      fail = reject;
    });
    await expect(within(late, 1)).rejects.toBeInstanceOf(TimedOut);
    fail(new Error('late'));
    await setImmediate();
  });
});
