import { byDay, byPerson, byReason, waitsOf } from './add-up.js';
import type { DeskDay } from './numbers.collections.js';

const MONDAY = Date.parse('2026-01-05') / 86_400_000;
const none = { received: 0, approved: 0, rejected: 0, reopened: 0, judged: 0 };
const on = (day: number, who: DeskDay['who'], name: string | null, told: Partial<typeof none>): DeskDay => ({
  id: `${day}-${who}-${name}`,
  day,
  who,
  name,
  ...none,
  ...told,
});

const COUNTED = [
  on(MONDAY, 'visitors', null, { received: 5 }),
  on(MONDAY, 'admin', null, { rejected: 1 }),
  on(MONDAY, 'admin', 'Ann', { approved: 2 }),
  on(MONDAY + 2, 'admin', 'Ann', { judged: 3 }),
];

describe('the desk in numbers', () => {
  it('has every day, those without anything too', () => {
    expect(byDay(COUNTED, MONDAY, MONDAY + 2)).toEqual([
      { day: '2026-01-05', ...none, received: 5, approved: 2, rejected: 1 },
      { day: '2026-01-06', ...none },
      { day: '2026-01-07', ...none, judged: 3 },
    ]);
  });

  it('has admins by how much they did', () => {
    expect(byPerson(COUNTED)).toEqual([
      { name: 'Ann', approved: 2, rejected: 0, reopened: 0, judged: 3 },
      { name: null, approved: 0, rejected: 1, reopened: 0, judged: 0 },
    ]);
  });

  it('has the same reason of several days once', () => {
    const because = (day: number, reason: string, count: number) => ({ id: `${day}-${reason}`, day, reason, count });
    expect(byReason([because(1, 'Blurred', 1), because(1, 'Known', 2), because(2, 'Blurred', 2)])).toEqual([
      { reason: 'Blurred', count: 3 },
      { reason: 'Known', count: 2 },
    ]);
  });

  it('has the wait in the middle, and that of the slowest tenth', () => {
    const waits = Array.from({ length: 10 }, (_, id) => ({ id, since: 0, until: (10 - id) * 1000 }));
    expect(waitsOf(waits)).toEqual({ medianMs: 6000, slowestTenthMs: 10_000 });
    expect(waitsOf([])).toEqual({ medianMs: null, slowestTenthMs: null });
  });
});
