import { MASCOT_FIELDS } from './fields.js';
import * as rules from './rules.js';
import { SKELETON_CARDS } from '../site/main-pages.js';

describe('the rules of mascots', () => {
  it('bound scores, years and texts', () => {
    expect(rules.SCORE).toEqual({ min: 1, max: 10, default: 5 });
    expect(rules.YEAR_MIN).toBe(1800);
    expect(MASCOT_FIELDS).toMatchObject({
      name: { limit: 100 },
      brand: { limit: 100 },
      visualDesc: { limit: 1000 },
      historyOverview: { limit: 2000 },
    });
    expect(rules.SEO).toEqual({ description: 155, shareTitle: 55 });
    expect(SKELETON_CARDS).toBe(6);
  });
});

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
  expect(rules.scoreColor(score)).toBe(band);
});
