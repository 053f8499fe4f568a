import { initials } from './initials.js';

test.each([
  ['Tux', 'T'],
  ['  green   giant of minnesota ', 'GG'],
  ['émile zola', 'ÉZ'],
  ['😀 smile', '😀S'],
  ['', ''],
])('the initials of %p', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
