import { DIRECTORY_RANGES, endInWords, inWords } from './choices';

const { score, year } = DIRECTORY_RANGES;

test.each([
  [score, { min: 1, max: 10 }, '1 – 10'],
  [score, { min: 4, max: 4 }, '4'],
  [year, { min: 1950, max: 2030 }, '1950 or before – 2030 or after'],
  [year, { min: 1950, max: 1999 }, '1950 or before – 1999'],
  [year, { min: 1951, max: 2030 }, '1951 – 2030 or after'],
  [year, { min: 1950, max: 1950 }, '1950 or before'],
  [year, { min: 1951, max: 2029 }, '1951 – 2029'],
])('of %o the span %o is called %s', (full, span, words) => {
  expect(inWords(span, full)).toBe(words);
});

test('a handle at the end of the years tells that it stands for all beyond', () => {
  expect([endInWords(1950, year), endInWords(1951, year), endInWords(1, score)]).toEqual([
    '1950 or before',
    '1951',
    '1',
  ]);
});
