import { fieldText, fieldTime, readTime, stepOver, weekBefore, wholeMinute, writeTime } from './times';

const NOON = Date.parse('2026-05-01T12:00:00Z');

it('times of the address are written to the minute, and read again', () => {
  expect(writeTime(NOON + 59_999)).toBe('2026-05-01T12:00Z');
  expect(readTime('2026-05-01T12:00Z')).toBe(NOON);
});

it.each([null, '', 'yesterday', '2026-05-01', '2026-13-01T12:00Z', '2026-05-01T12:00', '2026-05-01T12:00:00.000Z'])(
  '%p is no time of the address',
  (given) => expect(readTime(given)).toBeNull(),
);

it('fields have times in the zone of whoever reads', () => {
  expect(fieldText(NOON)).toMatch(/^2026-0[45]-\d\dT\d\d:\d\d$/);
  expect(fieldTime(fieldText(NOON))).toBe(NOON);
  for (const typed of ['', '2026-05-01', '20260-01-01T00:00']) expect(fieldTime(typed)).toBeNull();
});

it('a slider goes by hours over few days, and by days over many', () => {
  expect(stepOver(weekBefore(NOON), NOON)).toBe(3_600_000);
  expect(stepOver(weekBefore(weekBefore(weekBefore(NOON))), NOON)).toBe(86_400_000);
  expect(wholeMinute(NOON + 1)).toBe(NOON);
});
