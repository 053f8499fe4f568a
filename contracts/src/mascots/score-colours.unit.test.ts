import { scoreColour } from './score-colours.js';

test.each([
  [10, 'green'],
  [8, 'green'],
  [7, 'yellow'],
  [6, 'yellow'],
  [5, 'orange'],
  [4, 'orange'],
  [3, 'red'],
  [0, 'red'],
])('a score of %i is %s', (score, band) => {
  expect(scoreColour(score)).toBe(band);
});
