import { foldText } from './plain-text.js';

it.each([
  ['ASTRO', 'astro'],
  ['CAFE\u0301', 'café'],
  ['J\u030C', 'ǰ'],
  ['İ', 'i\u0307'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['οδος', 'οδοσ'],
  ["'%_$ne\0😀", "'%_$ne\0😀"],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});
