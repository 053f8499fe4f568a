import { aSubmission } from '../testing/fixtures';
import { addressOf, joinSubmissions, toPage } from './submission-page';

it('asks for what is wanted only', () => {
  expect(addressOf({ limit: 5 }, 0)).toBe('/api/submissions?limit=5');
  expect(addressOf({ limit: 60, status: 'pending', search: ' a&b ', sort: 'name' }, 120)).toBe(
    '/api/submissions?limit=60&offset=120&status=pending&search=a%26b&sort=name',
  );
});

it('takes a bare list for all there is', () => {
  const { pagination, counts } = toPage([aSubmission({ id: 1 }), aSubmission({ id: 2, status: 'approved' })]);
  expect(pagination).toMatchObject({ total: 2, hasNext: false });
  expect(counts).toEqual({ total: 2, pending: 1, approved: 1, rejected: 0 });
});

it('counts once what moved to the next page meanwhile', () => {
  const pages = [toPage([aSubmission({ id: 2 })]), toPage([aSubmission({ id: 2 }), aSubmission({ id: 1 })])];
  expect(joinSubmissions(pages).submissions.map(({ id }) => id)).toEqual([2, 1]);
});
