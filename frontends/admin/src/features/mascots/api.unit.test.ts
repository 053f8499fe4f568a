import { parseSort, formatSort } from './api';

it.each(['name-asc', 'likes-desc'])('reads the sort that it writes into the address: %s', (text) => {
  const sort = parseSort(text);
  expect(sort && formatSort(sort)).toBe(text);
});

it.each([null, '', 'name', 'slug-asc', 'name-up'])('ignores the invalid sort %j', (text) =>
  expect(parseSort(text)).toBeUndefined(),
);
