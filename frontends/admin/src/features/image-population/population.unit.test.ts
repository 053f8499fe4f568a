import { applyView, statsOf, type PopulationView } from './population';

const aMascot = (id: number, name: string, brand: string, imageUrl: string | null = null) => ({
  id,
  name,
  brand,
  imageUrl,
});

const MASCOTS = [
  aMascot(1, 'Tux', 'Linux', '/tux.png'),
  aMascot(2, 'duke', 'Java'),
  aMascot(3, 'Octocat', 'GitHub', '/octocat.png'),
  aMascot(4, 'Astro', 'Sony', ''),
];

const EVERYTHING: PopulationView = { search: '', filter: 'all', sort: 'name' };
const names = (change: Partial<PopulationView>) =>
  applyView(MASCOTS, { ...EVERYTHING, ...change }).map(({ name }) => name);

it('counts the mascots with and without images, in whole percent', () => {
  expect(statsOf(MASCOTS)).toEqual({ total: 4, counted: 4, withImages: 2, missing: 2, completion: 50 });
  expect(statsOf(MASCOTS.slice(0, 3)).completion).toBe(67);
  expect(statsOf(MASCOTS, 240)).toMatchObject({ total: 240, counted: 4, missing: 2 });
  expect(statsOf([])).toEqual({ total: 0, counted: 0, withImages: 0, missing: 0, completion: 0 });
});

it('sorts by name or brand, in any case', () => {
  expect(names({ sort: 'name' })).toEqual(['Astro', 'duke', 'Octocat', 'Tux']);
  expect(names({ sort: 'brand' })).toEqual(['Octocat', 'duke', 'Tux', 'Astro']);
});

it('puts those without an image first by status', () => {
  expect(names({ sort: 'status' })).toEqual(['Astro', 'duke', 'Octocat', 'Tux']);
});

it('filters by status', () => {
  expect(names({ filter: 'missing' })).toEqual(['Astro', 'duke']);
  expect(names({ filter: 'has' })).toEqual(['Octocat', 'Tux']);
});

it.each([
  [' DUKE ', ['duke']],
  ['git', ['Octocat']],
  ['nobody', []],
])('finds %j in names and brands', (search, found) => {
  expect(names({ search })).toEqual(found);
});
