import { pageOfBareList } from './api';
import type { PopulationQuery } from './population';

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

const EVERYTHING: PopulationQuery = { search: '', filter: 'all', sort: 'name', page: 1 };
const names = (change: Partial<PopulationQuery>) =>
  pageOfBareList(MASCOTS, { ...EVERYTHING, ...change }).mascots.map(({ name }) => name);

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

it('cuts pages, and counts what is found on all of them', () => {
  const many = Array.from({ length: 101 }, (_, index) => aMascot(index + 1, `Mascot ${index + 1}`, 'Acme'));
  const second = pageOfBareList(many, { ...EVERYTHING, page: 2 });
  expect([second.total, second.mascots.map(({ name }) => name)]).toEqual([101, ['Mascot 101']]);
});
