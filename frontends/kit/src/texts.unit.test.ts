import { isolated, relativeTime } from './texts';

it.each(['Tux', 'くまモン', '🐻‍❄️', 'Ünïted “Bears” 3.5!'])(
  'a text that is read as ours is left as it is (%j)',
  (text) => {
    expect(isolated(text)).toBe(text);
  },
);

it.each(['שלום, דובי!', 'مرحبا 2024!', 'Bear — مرحبا', 'Tux\u200f'])(
  'one that is read the other way stands by itself (%j)',
  (text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  },
);

it.each(['\u202eTux', '\u2069\u202eTux', 'Tu\u2067x'])('nothing in it turns what follows (%j)', (text) => {
  expect(isolated(text)).toBe('Tux');
});

const now = new Date('2024-05-10T12:00:00Z');

describe('relativeTime', () => {
  it.each([
    ['2024-05-10T11:57:00Z', '3 minutes ago'],
    ['2024-05-09T12:00:00Z', 'yesterday'],
    ['2024-03-10T12:00:00Z', '2 months ago'],
    ['2023-08-01T12:00:00Z', '9 months ago'],
    ['2022-05-10T12:00:00Z', '2 years ago'],
  ])('of %s', (iso, expected) => {
    expect(relativeTime(iso, now)).toBe(expected);
  });
});
