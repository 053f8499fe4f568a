import { DRAW_CARD_MS } from './api';
import { CARD_HEALTH, cardStats } from './components/DirectoryList';
import { DIRECTORY_FILTERS, DIRECTORY_RANGES, DIRECTORY_TEXTS, boundText, createOptions, rangeText } from './choices';
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

  it('offers eight sort orders', () => {
    expect(DIRECTORY_SORTS.map(({ label }) => label).join(', ')).toBe(
      'Newest First, Name A-Z, Most Liked, Cutest, Funniest, Most Rebellious, Weirdest, Year Born (Oldest First)',
    );
  });

  it('has the texts of the specification', () => {
    expect(DIRECTORY_TEXTS).toEqual({
      listFailed: 'Failed to load mascots. Please try again.',
      listEmpty: 'No mascots found matching your criteria.',
      drawing: 'Drawing new card...',
    });
  });

  it('has the specified delays', () => {
    expect([SEARCH_DEBOUNCE_MS, DRAW_CARD_MS]).toEqual([300, 500]);
    expect(CARD_HEALTH).toEqual({ min: 50, max: 100 });
  });
});

const { score, year } = DIRECTORY_RANGES;

test.each([
  [score, { min: 1, max: 10 }, '1 – 10'],
  [score, { min: 4, max: 4 }, '4'],
  [year, { min: 1950, max: 2030 }, '1950 or before – 2030 or after'],
  [year, { min: 1950, max: 1999 }, '1950 or before – 1999'],
  [year, { min: 1951, max: 2030 }, '1951 – 2030 or after'],
  [year, { min: 1950, max: 1950 }, '1950 or before'],
  [year, { min: 1951, max: 2029 }, '1951 – 2029'],
])('of %o the range %o is called %s', (full, range, text) => {
  expect(rangeText(range, full)).toBe(text);
});

test('the upper end of the year range includes all later years', () => {
  expect([boundText(1950, year), boundText(1951, year), boundText(1, score)]).toEqual(['1950 or before', '1951', '1']);
});

test.each([
  [1, 50],
  [5, 50],
  [6, 60],
  [10, 100],
  [undefined, 50],
])('cuteness %p gives %i health points', (cuteness, health) => {
  expect(cardStats({ ...(cuteness && { cuteness }) }).health).toBe(health);
});

test('the level is the longevity score, five when unknown', () => {
  expect(cardStats({ longevityScore: 9 }).level).toBe(9);
  expect(cardStats({}).level).toBe(5);
});

const counted = (...values: string[]) => values.map((value) => ({ value, count: 3 }));
const namesOf = (...parameters: Parameters<typeof createOptions>) =>
  createOptions(...parameters).map(({ value }) => value);

test('offers every value, unknown ones in title case, the selected one as it was written', () => {
  const values = counted('cute/kawaii', '3d rendered', 'all', 'wood cut', "child's", '3d', '2nd', 'ebay');
  const optionCount = DIRECTORY_FILTERS.style.length;
  expect(namesOf('style', values, 'eBay').slice(optionCount)).toEqual([
    'Cute/Kawaii',
    '3D Rendered',
    'Wood Cut',
    "Child's",
    '3D',
    '2nd',
    'eBay',
  ]);
});

test('shows the counts of choices when they are loaded', () => {
  expect(createOptions('type', counted('robot'), 'Superhero')).toEqual(
    expect.arrayContaining([
      { value: 'All', label: 'All' },
      { value: 'Robot', label: 'Robot (3)' },
      { value: 'Superhero', label: 'Superhero (0)' },
    ]),
  );
  expect(createOptions('type', undefined, 'All')).toContainEqual({ value: 'Robot', label: 'Robot' });
});

test('offers mythical creatures beside fantasy only when fantasy has other mascots', () => {
  const fantasy = counted('fantasy', 'mythical creature');
  expect(namesOf('type', fantasy, 'All')).not.toContain('Mythical Creature');
  expect(namesOf('type', fantasy, 'Mythical Creature')).toContain('Mythical Creature');
  expect(namesOf('type', [...counted('mythical creature'), { value: 'fantasy', count: 4 }], 'All')).toContain(
    'Mythical Creature',
  );
});
