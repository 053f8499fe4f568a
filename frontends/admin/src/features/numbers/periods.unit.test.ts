import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { periodsOf } from './periods';

const none = { received: 1, approved: 0, rejected: 0, reopened: 0, judged: 0 };
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...none,
    day: formatISO(addDays(new Date(`${first}T00:00:00`), at), { representation: 'date' }),
  }));
const told = (count: number) =>
  periodsOf(daysFrom('2026-01-05', count)).map(({ label, received }) => [label, received]);

describe('the bars of a time', () => {
  it('are days', () => {
    expect(told(30)).toHaveLength(30);
    expect(told(3)).toEqual([
      ['Jan 5', 1],
      ['Jan 6', 1],
      ['Jan 7', 1],
    ]);
  });

  it('are weeks where those would be many', () => {
    expect(told(90).slice(0, 2)).toEqual([
      ['Week of Jan 5', 7],
      ['Week of Jan 12', 7],
    ]);
    expect(told(90)).toHaveLength(13);
  });

  it('are months in a year', () => {
    expect(told(365)).toHaveLength(13);
    expect(told(365)[1]).toEqual(['Feb 2026', 28]);
  });
});
