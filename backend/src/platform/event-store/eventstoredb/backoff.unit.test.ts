import { Backoff } from './backoff.js';

const timing = { firstMs: 100, longestMs: 1000, retries: 3 };

describe('Backoff', () => {
  it('doubles its pauses up to the longest', () => {
    const backoff = new Backoff({ ...timing, retries: 9 }, () => 1);
    expect(Array.from({ length: 6 }, () => backoff.nextPause())).toEqual([100, 200, 400, 800, 1000, 1000]);
  });

  it('draws them at random, but never below half', () => {
    expect(new Backoff(timing, () => 0).nextPause()).toBe(50);
    expect(new Backoff(timing, () => 0.5).nextPause()).toBe(75);
  });

  it('ends after the retries, and begins anew once something worked', () => {
    const backoff = new Backoff(timing, () => 1);
    for (let failure = 0; failure < timing.retries; failure++) {
      expect(backoff.hasAnother()).toBe(true);
      backoff.nextPause();
    }
    expect(backoff.hasAnother()).toBe(false);
    backoff.reset();
    expect(backoff.hasAnother()).toBe(true);
    expect(backoff.nextPause()).toBe(100);
  });

  it('does not wait once the signal has aborted', async () => {
    const backoff = new Backoff({ ...timing, firstMs: 60_000, longestMs: 60_000 }, () => 1);
    const abortion = new AbortController();
    const waiting = backoff.wait(abortion.signal);
    abortion.abort();
    await waiting;
    await backoff.wait(abortion.signal);
  });
});
