import { joinPages } from './lists';

test('joinPages keeps an item once that moved to the next page', () => {
  const pages = [{ items: [{ id: 3 }, { id: 2 }] }, { items: [{ id: 2 }, { id: 1 }] }];
  expect(joinPages(pages, ({ items }) => items).map(({ id }) => id)).toEqual([3, 2, 1]);
});
