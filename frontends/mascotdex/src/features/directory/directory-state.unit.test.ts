import {
  countFilters,
  DEFAULT_STATE,
  type DirectoryState,
  mascotQuery,
  naturalOrder,
  readDirectoryState,
  writeDirectoryState,
} from './directory-state';
import { mascot } from '../../shared/testing/mascots';
import { filterMascots } from './components/FavoriteMascots';

describe('directory state', () => {
  const filtered: DirectoryState = {
    search: "50% 'off' & more",
    choices: { industry: 'Food & Beverage', type: 'Fantasy', style: 'All', status: 'Inactive' },
    ranges: { ...DEFAULT_STATE.ranges, cuteness: { min: 3, max: 10 }, yearRetired: { min: 1950, max: 1999 } },
    sortBy: 'likes',
    sortOrder: 'asc',
    view: 'list',
    asOf: '2026-05-01',
  };

  const read = (query: string) => readDirectoryState(new URLSearchParams(query));

  test('the default state has an empty address', () => {
    expect(writeDirectoryState(DEFAULT_STATE).toString()).toBe('');
    expect(read('')).toEqual(DEFAULT_STATE);
  });

  test('an address restores exactly the state that it was written from', () => {
    expect(read(writeDirectoryState(filtered).toString())).toEqual(filtered);
  });

  test('sends only narrowed ranges and selected filters to the server', () => {
    expect(Object.fromEntries(mascotQuery(filtered))).toEqual({
      asOf: '2026-05-01',
      search: "50% 'off' & more",
      industry: 'Food & Beverage',
      type: 'Fantasy',
      status: 'inactive',
      minCuteness: '3',
      maxYearRetired: '1999',
      sortBy: 'likes',
      sortOrder: 'asc',
    });
  });

  test('the default query requests the newest first, without filters', () => {
    expect(Object.fromEntries(mascotQuery(DEFAULT_STATE))).toEqual({ sortBy: 'createdAt', sortOrder: 'desc' });
  });

  test('a blank search is ignored', () => {
    expect(mascotQuery({ ...DEFAULT_STATE, search: '   ' }).has('search')).toBe(false);
  });

  test.each([
    'sortBy=slug&sortOrder=up&view=map',
    'industry=all&type=%20&status=asleep',
    `style=${'x'.repeat(101)}`,
    'minCuteness=eleven&maxCuteness=0&minHumor=2.5',
    'minCuteness=8&maxCuteness=3',
    'minYearIntroduced=1066&maxYearIntroduced=99999',
  ])('the malformed address %s shows the default directory', (query) => {
    expect(read(query)).toEqual(DEFAULT_STATE);
  });

  test('an address can filter by a kind that no menu offers', () => {
    expect(read('industry=Health&type=mythical+creature&style=%20Woodcut').choices).toEqual({
      industry: 'Health',
      type: 'Mythical Creature',
      style: 'Woodcut',
      status: 'All',
    });
  });

  test('years sort ascending, names from A, scores descending', () => {
    expect(naturalOrder('yearIntroduced')).toBe('asc');
    expect(naturalOrder('name')).toBe('asc');
    expect(naturalOrder('cuteness')).toBe('desc');
    expect(read('sortBy=yearIntroduced').sortOrder).toBe('asc');
  });

  test('counts each active filter once', () => {
    expect(countFilters(DEFAULT_STATE)).toBe(0);
    expect(countFilters(filtered)).toBe(5);
  });

  test.each(['2999-01-01', '2026-02-30', 'yesterday', ''])(
    '%s is not a past day, so the directory is the current one',
    (day) => {
      expect(read(`asOf=${day}`)).toEqual(DEFAULT_STATE);
    },
  );
});

describe('filterMascots', () => {
  const all = [
    mascot({ id: 1, name: 'Zoë 10', brand: 'Café', yearIntroduced: 1890, weirdness: 2 }),
    mascot({ id: 2, name: 'Zoe 9', brand: 'Tea', type: 'Mythical Creature', yearIntroduced: null, weirdness: 9 }),
    mascot({ id: 3, name: 'Ada', brand: 'Tea', status: 'inactive', yearIntroduced: 1999, weirdness: 5 }),
  ];

  test.each([
    ['', [1, 2, 3]],
    ['sortOrder=asc', [3, 2, 1]],
    ['search=cafe+zoe', [1]],
    ['search=penguin+TEA', [2, 3]],
    ['type=Fantasy', [2]],
    ['type=fantasy&status=inactive', []],
    ['status=inactive', [3]],
    ['sortBy=name', [3, 2, 1]],
    ['sortBy=weirdness', [2, 3, 1]],
    ['sortBy=weirdness&sortOrder=asc', [1, 3, 2]],
    ['sortBy=yearIntroduced', [1, 3, 2]],
    ['sortBy=yearIntroduced&sortOrder=desc', [3, 1, 2]],
    ['maxYearIntroduced=1999', [1, 3]],
    ['minYearIntroduced=1951', [3]],
    ['minWeirdness=5&maxWeirdness=9', [2, 3]],
  ])('filters favorites by %j', (query, ids) => {
    const state = readDirectoryState(new URLSearchParams(query));
    expect(filterMascots(all, state).map(({ id }) => id)).toEqual(ids);
  });
});
