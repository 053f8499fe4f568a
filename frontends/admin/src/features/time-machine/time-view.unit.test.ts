import { changedAddress, viewFromAddress } from './time-view';

const viewOf = (query: string) => viewFromAddress(new URLSearchParams(query));
const changed = (query: string, changes: Record<string, string>) =>
  changedAddress(new URLSearchParams(query), changes).toString();

it('what the address does not name, or names wrongly, is as at first', () => {
  const first = viewOf('');
  expect(first).toMatchObject({ tab: 'then', at: null, from: null, sort: 'newest', status: '', mascots: 'came' });
  expect(viewOf('tab=x&at=x&from=1&sort=x&mascotsPage=-1&status=x&submissionsPage=0&mascots=x&submissions=x')).toEqual(
    first,
  );
});

it('the address says what is looked at', () => {
  const query =
    'tab=between&at=2026-05-01T12:00Z&from=2026-04-01T12:00Z&mascots=liked&submissions=decided&mascotsPage=2';
  expect(viewOf(query)).toMatchObject({
    tab: 'between',
    at: Date.parse('2026-05-01T12:00Z'),
    from: Date.parse('2026-04-01T12:00Z'),
    mascots: 'liked',
    submissions: 'decided',
    mascotsPage: 2,
  });
});

it('another time or list begins at its first page, and the rest stays', () => {
  expect(changed('at=a&mascotsPage=2&submissionsPage=3&sort=likes', { at: 'b' })).toBe('at=b&sort=likes');
  expect(changed('mascotsPage=2&submissionsPage=3', { search: 'tux' })).toBe('submissionsPage=3&search=tux');
  expect(changed('status=pending&submissionsPage=3', { status: '' })).toBe('');
  expect(changed('sort=likes', { mascotsPage: '2' })).toBe('sort=likes&mascotsPage=2');
});
