import { setImmediate } from 'node:timers/promises';
import { TimedOut, withTimeout } from './with-timeout.js';

const LONG = 60_000;
const never = new Promise<never>(() => undefined);

describe('withTimeout', () => {
  it('returns the result of the promise', async () => {
    await expect(withTimeout(Promise.resolve(7), LONG)).resolves.toBe(7);
    await expect(withTimeout(Promise.reject(new Error('broken')), LONG)).rejects.toThrow('broken');
  });

  it('ends when the time is up', async () => {
    await expect(withTimeout(never, 1)).rejects.toBeInstanceOf(TimedOut);
  });

  it.each([true, false])('ends when the signal aborts; before: %s', async (isBefore) => {
    const abortion = new AbortController();
    if (isBefore) abortion.abort(new Error('enough'));
    const waiting = withTimeout(never, LONG, abortion.signal);
    abortion.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  it('ignores a late result', async () => {
    let fail: (error: Error) => void = () => undefined;
    const late = new Promise((_, reject) => {
      fail = reject;
    });
    await expect(withTimeout(late, 1)).rejects.toBeInstanceOf(TimedOut);
    fail(new Error('late'));
    await setImmediate();
  });
});
