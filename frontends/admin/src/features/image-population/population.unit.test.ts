import { toParameters, parseQuery, toStats, toQueryString } from './population';

it('counts the mascots with and without images, in whole percent', () => {
  expect(toStats({ total: 3, missing: 1 })).toEqual({ total: 3, withImages: 2, missing: 1, completion: 67 });
  expect(toStats({ total: 0, missing: 0 })).toEqual({ total: 0, withImages: 0, missing: 0, completion: 0 });
});

it.each([
  ['', 'limit=100&sortBy=name&sortOrder=asc'],
  ['search=+tux+&filter=missing', 'limit=100&search=tux&picture=missing&sortBy=name&sortOrder=asc'],
  ['filter=has&sort=brand&page=3', 'limit=100&offset=200&picture=present&sortBy=brand&sortOrder=asc'],
  ['sort=status', 'limit=100&sortBy=picture&sortOrder=asc'],
  ['sort=luck&filter=none&page=-1', 'limit=100&sortBy=name&sortOrder=asc'],
])('requests the view in the address %j', (address, query) => {
  expect(toParameters(parseQuery(new URLSearchParams(address)))).toBe(query);
});

it('writes only values other than the defaults into the address', () => {
  const view = { search: 'tux', filter: 'missing', sort: 'status' } as const;
  expect(toQueryString(view)).toBe('search=tux&filter=missing&sort=status');
  expect(parseQuery(new URLSearchParams(toQueryString(view)))).toEqual({ ...view, page: 1 });
  expect(toQueryString({ search: '', filter: 'all', sort: 'name' })).toBe('');
});
