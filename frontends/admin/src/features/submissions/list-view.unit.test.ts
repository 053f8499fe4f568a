import { aSubmission } from '../../shared/testing/fixtures';
import { applyView, viewFromQuery, viewToQuery, type ListView } from './list-view';

const DUKE = aSubmission({ id: 1, payload: { name: 'Duke', brand: 'Java' }, createdAt: '2024-01-01T00:00:00Z' });
const ANDY = aSubmission({
  id: 2,
  payload: { name: 'andy', brand: 'Zebra' },
  createdAt: '2024-01-03T00:00:00Z',
  status: 'approved',
});
const BIRD = aSubmission({
  id: 3,
  payload: { name: 'Bird', brand: 'acme' },
  createdAt: '2024-01-02T00:00:00Z',
  email: 'eve@example.org',
  status: 'rejected',
});
const NAMELESS = aSubmission({ id: 4, payload: {}, createdAt: '2024-01-02T00:00:00Z' });
const ALL = [DUKE, ANDY, BIRD, NAMELESS];
const DEFAULT: ListView = { search: '', status: null, sort: 'newest' };

const idsOf = (view: Partial<ListView>) => applyView(ALL, { ...DEFAULT, ...view }).map(({ id }) => id);

describe('the view of the submissions list', () => {
  it.each([
    ['newest', [2, 4, 3, 1]],
    ['oldest', [1, 3, 4, 2]],
    ['name', [2, 3, 1, 4]],
    ['brand', [3, 1, 4, 2]],
  ] as const)('sorts by %s', (sort, ids) => expect(idsOf({ sort })).toEqual(ids));

  it('leaves the list it was given alone', () => {
    applyView(ALL, { ...DEFAULT, sort: 'name' });
    expect(ALL.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('filters by status', () => expect(idsOf({ status: 'rejected' })).toEqual([3]));

  it.each([
    ['DUK', [1]],
    ['  zebra ', [2]],
    ['eve@', [3]],
    ['unnamed', [4]],
    ['.*', []],
    ['', [2, 4, 3, 1]],
  ])('searches name, brand and e-mail for %j', (search, ids) => expect(idsOf({ search })).toEqual(ids));

  it('combines search and status', () => expect(idsOf({ search: 'd', status: 'approved' })).toEqual([2]));
});

describe('the view in the address', () => {
  it('is empty by default', () => expect(viewToQuery(DEFAULT).toString()).toBe(''));

  it('comes back from its own query', () => {
    const view: ListView = { search: 'a&b', status: 'pending', sort: 'brand' };
    expect(viewFromQuery(viewToQuery(view))).toEqual(view);
  });

  it('ignores what it does not know', () => {
    expect(viewFromQuery(new URLSearchParams('status=lost&sort=price'))).toEqual(DEFAULT);
  });
});
