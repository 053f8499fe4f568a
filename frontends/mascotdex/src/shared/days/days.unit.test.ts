import { asOfQuery, dayNumber, formatDay, dayText, parseDay } from './days';

test('counts, parses and formats days', () => {
  expect(formatDay(dayNumber('2026-05-01') + 31)).toBe('2026-06-01');
  expect(dayText('2026-05-01')).toBe('May 1, 2026');
});

test.each([
  ['2026-05-01', '2026-05-01'],
  ['2026-02-30', null],
  ['yesterday', null],
  ['', null],
  [null, null],
])('reads %j in an address as %j', (text, day) => expect(parseDay(text)).toBe(day));

test('requests a past day by its date, today and later days as the present', () => {
  jest.useFakeTimers({ now: new Date('2026-05-02T23:59:00Z') });
  expect(asOfQuery('2026-05-01')).toEqual({ asOf: '2026-05-01' });
  for (const day of ['2026-05-02', '2026-05-03']) expect(asOfQuery(day)).toEqual({});
  jest.useRealTimers();
});
