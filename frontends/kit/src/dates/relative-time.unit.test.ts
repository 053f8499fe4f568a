import { relativeTime } from './relative-time';

const now = new Date('2024-05-10T12:00:00Z');

describe('relativeTime', () => {
  it.each([
    ['2024-05-10T11:57:00Z', '3 minutes ago'],
    ['2024-05-09T12:00:00Z', 'yesterday'],
    ['2024-03-10T12:00:00Z', '2 months ago'],
    ['2023-08-01T12:00:00Z', '9 months ago'],
    ['2022-05-10T12:00:00Z', '2 years ago'],
  ])('formats %s as %s', (iso, expected) => {
    expect(relativeTime(iso, now)).toBe(expected);
  });

  it.each(['2024-05-10T12:00:01Z', '2024-05-10T12:09:00Z', '2024-05-11T12:00:00Z', '2024-09-10T12:00:00Z'])(
    "does not show %s as a future time when the visitor's clock is slow",
    (iso) => expect(relativeTime(iso, now)).toBe('now'),
  );
});
