import { fetchWithTimeout } from './loaded-remotes';

describe('fetchWithTimeout', () => {
  it('throws for an unsuccessful status', async () => {
    globalThis.fetch = () => Promise.resolve({ ok: false, status: 502 } as Response);
    await expect(fetchWithTimeout('/mf-manifest.json')).rejects.toThrow('/mf-manifest.json answered 502');
  });

  it('bypasses caches, and aborts after the timeout', async () => {
    const controller = new AbortController();
    const timeout = jest.fn(() => controller.signal);
    globalThis.AbortSignal = Object.create(AbortSignal, { timeout: { value: timeout } });
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        expect(init?.cache).toBe('no-cache');
        init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      });
    const answer = fetchWithTimeout('/mf-manifest.json');
    controller.abort();
    await expect(answer).rejects.toThrow('given up');
    expect(timeout).toHaveBeenCalledWith(4000);
  });
});
