import { Backoff, DEFAULT_TIMING } from './timing.js';

const timing = { initialDelayMs: 100, maxDelayMs: 1000, giveUpAfterMs: 20_000 };

describe('Backoff', () => {
  it('doubles its pauses up to the maximum', () => {
    const backoff = new Backoff(timing, () => 1);
    expect(Array.from({ length: 6 }, () => backoff.nextPause())).toEqual([100, 200, 400, 800, 1000, 1000]);
  });

  it('randomizes its pauses between half and all', () => {
    expect(new Backoff(timing, () => 0).nextPause()).toBe(50);
    expect(new Backoff(timing, () => 0.5).nextPause()).toBe(75);
  });

  it('gives up after its time limit, and starts again after a success', () => {
    let now = 5000;
    const backoff = new Backoff(
      timing,
      () => 1,
      () => now,
    );
    now += 10 * timing.giveUpAfterMs;
    expect(backoff.canRetry()).toBe(true);
    now += timing.giveUpAfterMs - 1;
    expect(backoff.canRetry()).toBe(true);
    backoff.nextPause();
    now += 1;
    expect(backoff.canRetry()).toBe(false);
    backoff.reset();
    expect(backoff.canRetry()).toBe(true);
    expect(backoff.nextPause()).toBe(100);
  });

  it('limits every attempt but the first to the remaining time', () => {
    let now = 0;
    const backoff = new Backoff(
      timing,
      () => 1,
      () => now,
    ).start();
    expect(backoff.limit(30_000)).toBe(30_000);
    now += 15_000;
    backoff.nextPause();
    expect([backoff.limit(3000), backoff.limit(30_000)]).toEqual([3000, 5000]);
    now += 5000;
    expect(backoff.canRetry()).toBe(false);
    backoff.reset();
    expect(backoff.limit(30_000)).toBe(30_000);
  });

  it('lets a call end within ten seconds by default', () => {
    const { appendTimeoutMs, readTimeoutMs, backoff } = DEFAULT_TIMING;
    expect(Math.max(appendTimeoutMs, readTimeoutMs)).toBeLessThan(backoff.giveUpAfterMs);
    expect(backoff.giveUpAfterMs + backoff.maxDelayMs).toBeLessThan(10_000);
  });

  it.each([1000, 3000, 7000])('outlasts an election or a restart of %i ms by default', (trouble) => {
    let now = 0;
    const backoff = new Backoff(
      DEFAULT_TIMING.backoff,
      () => 1,
      () => now,
    );
    while (now < trouble) {
      expect(backoff.canRetry()).toBe(true);
      now += backoff.nextPause();
    }
    expect(backoff.canRetry()).toBe(true);
  });

  it('does not wait once the signal has aborted', async () => {
    const backoff = new Backoff({ ...timing, initialDelayMs: 60_000, maxDelayMs: 60_000 }, () => 1);
    const abortion = new AbortController();
    const waiting = backoff.wait(abortion.signal);
    abortion.abort();
    await waiting;
    await backoff.wait(abortion.signal);
  });
});
