import { readAll } from './read-all';

it('reads page after page until all are there', async () => {
  const pages = [[1, 2], [3, 4], [5]];
  const asked: string[] = [];
  const all = await readAll(async (query) => {
    asked.push(query);
    return { items: pages.shift() ?? [], total: 5, next: null };
  });
  expect(all).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual(['?limit=500&offset=0', '?limit=500&offset=2', '?limit=500&offset=4']);
});

it('ends with a list that has become shorter, or that nobody has counted', async () => {
  await expect(readAll(async () => ({ items: [], total: 3, next: null }))).resolves.toEqual([]);
  await expect(readAll(async () => ({ items: ['one'], total: null, next: null }))).resolves.toEqual(['one']);
});
