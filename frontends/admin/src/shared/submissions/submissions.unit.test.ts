import { makeSubmission } from '../testing/fixtures';
import { toUrl, brandName, countByStatus, joinSubmissions, mascotName, toPage, valueOrFallback } from './submissions';
import { adminDate } from '../texts';

describe('count by status', () => {
  it('counts submissions by their status', () => {
    const states = ['pending', 'approved', 'pending'] as const;
    const counts = countByStatus(states.map((status) => makeSubmission({ status })));
    expect(counts).toEqual({ pending: 2, approved: 1, rejected: 0 });
  });
});

describe('submission page', () => {
  it('requests only parameters that are set', () => {
    expect(toUrl({ limit: 5 }, 0)).toBe('/api/submissions?limit=5');
    expect(toUrl({ limit: 60, status: 'pending', search: ' a&b ', sort: 'name' }, 120)).toBe(
      '/api/submissions?limit=60&offset=120&status=pending&search=a%26b&sort=name',
    );
  });

  it('treats a plain array as the complete list', () => {
    const { pagination, counts } = toPage([makeSubmission({ id: 1 }), makeSubmission({ id: 2, status: 'approved' })]);
    expect(pagination).toMatchObject({ total: 2, hasNext: false });
    expect(counts).toEqual({ total: 2, pending: 1, approved: 1, rejected: 0 });
  });

  it('counts a submission once that moved to the next page between two requests', () => {
    const pages = [toPage([makeSubmission({ id: 2 })]), toPage([makeSubmission({ id: 2 }), makeSubmission({ id: 1 })])];
    expect(joinSubmissions(pages).submissions.map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('the texts of a submission', () => {
  it('names mascot and brand', () => {
    const submission = makeSubmission({ payload: { name: 'Duke', brand: 'Java' } });
    expect([mascotName(submission), brandName(submission)]).toEqual(['Duke', 'Java']);
  });

  it.each([{}, { name: '', brand: ' ' }])('returns fallbacks when they are missing: %j', (payload) => {
    const submission = makeSubmission({ payload });
    expect([mascotName(submission), brandName(submission)]).toEqual(['Unnamed Mascot', 'Unknown Brand']);
  });

  it('returns a fallback for any other missing value', () => {
    expect(['Robot', '', null, undefined].map(valueOrFallback)).toEqual([
      'Robot',
      'Not provided',
      'Not provided',
      'Not provided',
    ]);
  });

  it('formats dates like Mar 5, 2024 09:07', () => {
    expect(adminDate('2024-03-05T09:07:30')).toBe('Mar 5, 2024 09:07');
  });
});
