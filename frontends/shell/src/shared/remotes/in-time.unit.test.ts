import { inTime } from './federation';

describe('a module that is waited for', () => {
  const patience = new AbortController();
  beforeEach(() => Object.assign(AbortSignal, { timeout: jest.fn(() => patience.signal) }));

  it('is there, or fails for its own reason, before its time is over', async () => {
    await expect(inTime(Promise.resolve('module'), 10)).resolves.toBe('module');
    await expect(inTime(Promise.reject(new Error('thrown')), 10)).rejects.toThrow('thrown');
    expect(AbortSignal.timeout).toHaveBeenCalledWith(10);
  });

  it('is given up when it never answers', async () => {
    const waiting = inTime(new Promise(() => undefined), 10);
    patience.abort();
    await expect(waiting).rejects.toThrow('It does not answer');
  });
});
