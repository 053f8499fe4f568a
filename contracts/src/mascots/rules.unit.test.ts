import * as rules from './rules.js';
import { SKELETON_CARDS } from '../site/interface.js';

describe('the rules of mascots', () => {
  it('bound scores, years and texts', () => {
    expect(rules.SCORE).toEqual({ min: 1, max: 10, default: 5 });
    expect(rules.YEAR_MIN).toBe(1800);
    expect(rules.MASCOT_LIMITS).toMatchObject({ name: 100, brand: 100, visualDesc: 1000, historyOverview: 2000 });
    expect(rules.SEO).toEqual({ description: 155, shareTitle: 55 });
    expect(SKELETON_CARDS).toBe(6);
  });
});
