import { sortFromText, sortToText } from './api';

it.each(['name-asc', 'likes-desc'])('reads the sort that it writes into the address: %s', (text) => {
  const sort = sortFromText(text);
  expect(sort && sortToText(sort)).toBe(text);
});

it.each([null, '', 'name', 'slug-asc', 'name-up'])('reads no sort out of %j', (text) =>
  expect(sortFromText(text)).toBeUndefined(),
);
