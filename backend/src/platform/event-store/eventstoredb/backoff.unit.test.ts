import { delayBeforeRetry } from '../../scheduling/retry.js';
import { Backoff, DEFAULT_TIMING } from './timing.js';

const timing = { initialDelayMs: 100, maxDelayMs: 1000, giveUpAfterMs: 20_000 };
const withoutPause = AbortSignal.abort();

describe('Backoff', () => {
  it('doubles its pauses up to the maximum', () => {
    const pauses = [1, 2, 3, 4, 5, 6].map((failures) => delayBeforeRetry(failures, timing, 1));
    expect(pauses).toEqual([100, 200, 400, 800, 1000, 1000]);
  });

  it('randomizes its pauses between half and all', () => {
    expect(delayBeforeRetry(1, timing, 0)).toBe(50);
    expect(delayBeforeRetry(1, timing, 0.5)).toBe(75);
  });

  it('gives up after its time limit, and starts again after a success', async () => {
    let now = 5000;
    const backoff = new Backoff(timing, () => now);
    now += 10 * timing.giveUpAfterMs;
    expect(backoff.canRetry()).toBe(true);
    now += timing.giveUpAfterMs - 1;
    expect(backoff.canRetry()).toBe(true);
    await backoff.wait(withoutPause);
    now += 1;
    expect(backoff.canRetry()).toBe(false);
    backoff.reset();
    expect(backoff.canRetry()).toBe(true);
    expect(backoff.hasFailed).toBe(false);
  });

  it('limits every attempt but the first to the remaining time', async () => {
    let now = 0;
    const backoff = new Backoff(timing, () => now).start();
    expect(backoff.limit(30_000)).toBe(30_000);
    now += 15_000;
    await backoff.wait(withoutPause);
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
    const backoff = new Backoff(DEFAULT_TIMING.backoff, () => now);
    for (let failures = 1; now < trouble; failures += 1) {
      expect(backoff.canRetry()).toBe(true);
      now += delayBeforeRetry(failures, DEFAULT_TIMING.backoff, 1);
    }
    expect(backoff.canRetry()).toBe(true);
  });

  it('does not wait once the signal has aborted', async () => {
    const backoff = new Backoff({ ...timing, initialDelayMs: 60_000, maxDelayMs: 60_000 });
    const abortion = new AbortController();
    const waiting = backoff.wait(abortion.signal);
    abortion.abort();
    await waiting;
    await backoff.wait(abortion.signal);
  });
});
