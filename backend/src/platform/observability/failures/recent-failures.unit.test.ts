import { MOST_FAILURES } from '@marcel/contracts';
import { RecentFailures } from './recent-failures.js';

it('remembers the last failures, the newest first', () => {
  const failures = new RecentFailures();
  const failure = { time: '2026-01-01T12:00:00.000Z', method: 'GET', route: '/api/mascots', status: 503 };
  for (let index = 0; index <= MOST_FAILURES; index += 1) failures.note({ ...failure, requestId: String(index) });
  const ids = failures.all().map(({ requestId }) => requestId);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([MOST_FAILURES, String(MOST_FAILURES), '1']);
});
