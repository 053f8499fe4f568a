import { PositionWaiters } from './position-waiters.js';

const never = new AbortController().signal;

it('lets go of everybody whose position is reached, at once or later', async () => {
  const waiters = new PositionWaiters();
  const early = waiters.wait('02', never);
  const late = waiters.wait('05', never);
  waiters.advance('03');
  expect(await early).toBe(true);
  expect(await waiters.wait('03', never)).toBe(true);
  waiters.advance('05');
  expect(await late).toBe(true);
});

it('lets go of those whose patience ends, and forgets them', async () => {
  const waiters = new PositionWaiters();
  const patience = new AbortController();
  const waiting = waiters.wait('02', patience.signal);
  patience.abort();
  expect(await waiting).toBe(false);
  expect(await waiters.wait('02', patience.signal)).toBe(false);
  waiters.advance('02');
  expect(await waiters.wait('02', patience.signal)).toBe(true);
});
