import { LoadAttempts, withTimeout } from './federation';

describe('LoadAttempts', () => {
  const REMOTE = { name: 'mascotdex', entry: 'https://m.example/mf-manifest.json', release: '1.2.0-0123456789ab' };
  const SCRIPT = 'https://m.example/remote.js';

  function attempts() {
    let count = 0;
    return new LoadAttempts(() => `m${++count}`);
  }

  describe('load attempts', () => {
    it('use the plain addresses first, and share the registration', () => {
      const tried = attempts();
      expect(tried.isRegistered(REMOTE)).toBe(false);
      tried.start(REMOTE);
      expect(tried.isRegistered(REMOTE)).toBe(true);
      expect(tried.withRetryToken('mascotdex', SCRIPT)).toBe(SCRIPT);
      expect(tried.scriptData('mascotdex')).toEqual({ release: 'mascotdex@1.2.0-0123456789ab' });
    });

    it('use new addresses after every failure', () => {
      const tried = attempts();
      tried.start(REMOTE);
      for (const retryToken of ['m1', 'm2']) {
        tried.fail('mascotdex');
        expect(tried.isRegistered(REMOTE)).toBe(false);
        tried.start(REMOTE);
        expect(tried.withRetryToken('mascotdex', `${SCRIPT}?a=1`)).toBe(`${SCRIPT}?a=1&retry=${retryToken}`);
        expect(tried.scriptData('mascotdex')).toMatchObject({ retry: retryToken });
      }
    });

    it.each([{ entry: 'https://m.example/1.3.0/mf-manifest.json' }, { release: '1.3.0-0123456789ab' }])(
      'detect another release by %j',
      (changed) => {
        const tried = attempts();
        tried.start(REMOTE);
        expect(tried.isRegistered({ ...REMOTE, ...changed })).toBe(false);
      },
    );

    it('do not affect other remotes', () => {
      const tried = attempts();
      tried.start(REMOTE);
      tried.fail('mascotdex');
      tried.start(REMOTE);
      tried.start({ name: 'studio', entry: 'https://s.example/mf-manifest.json' });
      expect(tried.withRetryToken('studio', SCRIPT)).toBe(SCRIPT);
      expect(tried.scriptData('studio')).toEqual({});
    });
  });
});

describe('withTimeout', () => {
  const timeout = new AbortController();
  beforeEach(() => {
    globalThis.AbortSignal = Object.create(AbortSignal, { timeout: { value: jest.fn(() => timeout.signal) } });
  });

  it('returns the module, or its own error, within the timeout', async () => {
    await expect(withTimeout(Promise.resolve('module'), 10)).resolves.toBe('module');
    await expect(withTimeout(Promise.reject(new Error('thrown')), 10)).rejects.toThrow('thrown');
    expect(AbortSignal.timeout).toHaveBeenCalledWith(10);
  });

  it('fails when the module never loads', async () => {
    const waiting = withTimeout(new Promise(() => undefined), 10);
    timeout.abort();
    await expect(waiting).rejects.toThrow('The remote does not answer');
  });
});
