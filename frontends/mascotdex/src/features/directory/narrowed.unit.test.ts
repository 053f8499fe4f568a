import { mascot } from '../../shared/testing/mascots';
import { readDirectoryState } from './directory-state';
import { narrowed } from './components/results/FavouriteMascots';

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
])('favourites under %j', (query, ids) => {
  const state = readDirectoryState(new URLSearchParams(query));
  expect(narrowed(all, state).map(({ id }) => id)).toEqual(ids);
});
