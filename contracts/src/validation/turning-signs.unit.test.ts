import { unturned } from './turning-signs.js';

it.each(['Tux', 'שלום, דובי!', 'مرحبا 2024!', '🐻‍❄️', 'C++\u200f'])(
  'a text without such signs stays as it is (%j)',
  (text) => {
    expect(unturned(text)).toBe(text);
  },
);

it.each(['\u202eTux\u202c', 'T\u2067ux', '\u2069\u2066Tux'])('nothing is left that turns %j', (text) => {
  expect(unturned(text)).toBe('Tux');
});
