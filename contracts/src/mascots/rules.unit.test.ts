import * as rules from './rules.js';
import * as screens from './screens.js';

describe('the rules of mascots', () => {
  it('bound scores, years and texts', () => {
    expect(rules.SCORE).toEqual({ min: 1, max: 10, default: 5 });
    expect(rules.YEAR_MIN).toBe(1800);
    expect(rules.MASCOT_LIMITS).toMatchObject({ name: 100, brand: 100, visualDesc: 1000, historyOverview: 2000 });
    expect(rules.DIRECTORY_RANGES).toEqual({ score: { min: 1, max: 10 }, year: { min: 1950, max: 2030 } });
    expect(rules.SEO).toEqual({ description: 155, shareTitle: 55 });
  });

  it('offer the filters of the directory', () => {
    expect(rules.DIRECTORY_FILTERS.industry.join(', ')).toBe(
      'All, Technology, Food & Beverage, Sports, Entertainment, Retail, Automotive, Finance',
    );
    expect(rules.DIRECTORY_FILTERS.type.join(', ')).toBe('All, Animal, Human, Object, Fantasy, Robot');
    expect(rules.DIRECTORY_FILTERS.style.join(', ')).toBe('All, Cartoon, Realistic, Minimalist, Vintage, Modern');
    expect(rules.DIRECTORY_FILTERS.status.join(', ')).toBe('All, Active, Inactive');
  });

  it('offer eight orders', () => {
    expect(rules.DIRECTORY_SORTS.map(({ label }) => label).join(', ')).toBe(
      'Newest First, Name A-Z, Most Liked, Cutest, Funniest, Most Rebellious, Weirdest, Year Born (Oldest First)',
    );
  });

  it('have the words of the specification', () => {
    const { liked, likeFailed, linkCopied, copyFailed, ...words } = screens.MASCOT_SCREEN_TEXTS;
    expect(words).toEqual({
      listFailed: 'Failed to load mascots. Please try again.',
      listEmpty: 'No mascots found matching your criteria.',
      drawing: 'Drawing new card...',
      notFound: 'Mascot Not Found',
      notFoundBody: "The mascot you're looking for doesn't exist or may have been removed.",
    });
    expect([liked, likeFailed, linkCopied, copyFailed]).toEqual([
      { title: 'Liked!', body: 'Thanks for liking this mascot!' },
      { title: 'Error', body: 'Failed to like mascot. Please try again.' },
      { title: 'Link copied!' },
      { title: 'Copy failed', body: 'Please copy the link manually from your address bar.' },
    ]);
  });

  it('time the directory and its cards', () => {
    expect(screens.DIRECTORY_TIMES_MS).toEqual({ searchDebounce: 300, drawCard: 500 });
    expect(screens.SKELETON_CARDS).toBe(6);
    expect(screens.CARD_HEALTH).toEqual({ min: 50, max: 100 });
  });
});
