import { DRAW_CARD_MS } from './api';
import { CARD_HEALTH } from './components/DirectoryList';
import { DIRECTORY_FILTERS, DIRECTORY_RANGES, DIRECTORY_TEXTS } from './choices';
import { DIRECTORY_SORTS, SEARCH_DEBOUNCE_MS } from './directory-state';

describe('the directory', () => {
  it('offers the filters of the specification', () => {
    expect(DIRECTORY_FILTERS.industry.join(', ')).toBe(
      'All, Technology, Food & Beverage, Sports, Entertainment, Retail, Automotive, Finance',
    );
    expect(DIRECTORY_FILTERS.type.join(', ')).toBe('All, Animal, Human, Object, Fantasy, Robot');
    expect(DIRECTORY_FILTERS.style.join(', ')).toBe('All, Cartoon, Realistic, Minimalist, Vintage, Modern');
    expect(DIRECTORY_FILTERS.status.join(', ')).toBe('All, Active, Inactive');
    expect(DIRECTORY_RANGES).toEqual({ score: { min: 1, max: 10 }, year: { min: 1950, max: 2030 } });
  });

  it('offers eight orders', () => {
    expect(DIRECTORY_SORTS.map(({ label }) => label).join(', ')).toBe(
      'Newest First, Name A-Z, Most Liked, Cutest, Funniest, Most Rebellious, Weirdest, Year Born (Oldest First)',
    );
  });

  it('has the words of the specification', () => {
    expect(DIRECTORY_TEXTS).toEqual({
      listFailed: 'Failed to load mascots. Please try again.',
      listEmpty: 'No mascots found matching your criteria.',
      drawing: 'Drawing new card...',
    });
  });

  it('takes its time as specified', () => {
    expect([SEARCH_DEBOUNCE_MS, DRAW_CARD_MS]).toEqual([300, 500]);
    expect(CARD_HEALTH).toEqual({ min: 50, max: 100 });
  });
});
