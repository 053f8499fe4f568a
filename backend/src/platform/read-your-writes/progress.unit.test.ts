import { ReadStoreUnavailable } from '../read-store/errors.js';
import { pollCheckpoint, PositionWaiters, waitForAll } from './progress.js';

describe('polling the checkpoint of another node', () => {
  const LONG_MS = 60_000;
  const tick = () => new Promise((resolve) => setImmediate(resolve));

  it('waits until the position is reached', async () => {
    const seen = [undefined, '1', '2', '3'];
    expect(await waitForAll([pollCheckpoint(async () => seen.shift(), tick)], '3', LONG_MS)).toBe('visible');
    expect(seen).toEqual([]);
  });

  it('continues while the views are unavailable', async () => {
    const checkpointOf = jest.fn(async () => '3').mockRejectedValueOnce(new ReadStoreUnavailable('gone'));
    expect(await waitForAll([pollCheckpoint(checkpointOf, tick)], '3', LONG_MS)).toBe('visible');
  });

  it('gives up after the time limit', async () => {
    expect(await waitForAll([pollCheckpoint(async () => '1', tick)], '2', 1)).toBe('late');
  });
});

const never = new AbortController().signal;

it('resolves waiters whose position is reached, at once or later', async () => {
  const waiters = new PositionWaiters();
  const early = waiters.wait('02', never);
  const late = waiters.wait('05', never);
  waiters.advance('03');
  expect(await early).toBe(true);
  expect(await waiters.wait('03', never)).toBe(true);
  waiters.advance('05');
  expect(await late).toBe(true);
});

it('resolves and removes waiters whose signal aborts', async () => {
  const waiters = new PositionWaiters();
  const patience = new AbortController();
  const waiting = waiters.wait('02', patience.signal);
  patience.abort();
  expect(await waiting).toBe(false);
  expect(await waiters.wait('02', patience.signal)).toBe(false);
  waiters.advance('02');
  expect(await waiters.wait('02', patience.signal)).toBe(true);
});
