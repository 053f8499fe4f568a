import { toUrl, toSimilarQuery, parseFilters, toQuery, type QueueFilters } from './queue-filters';

const DEFAULT: QueueFilters = { search: '', state: 'waiting', kind: 'all', sort: 'urgent', similarTo: '', after: '' };
const FULL: QueueFilters = {
  search: 'a&b',
  state: 'hidden',
  kind: 'hug',
  sort: 'oldest',
  similarTo: 'hug-7',
  after: 'a place',
};

describe('the filters in the address', () => {
  it('is empty by default', () => expect(toQuery(DEFAULT)).toBe(''));

  it('survives its own query string', () => expect(parseFilters(new URLSearchParams(toQuery(FULL)))).toEqual(FULL));

  it('can filter for items without reports', () =>
    expect(parseFilters(new URLSearchParams('state=untouched')).state).toBe('untouched'));

  it('ignores unknown values', () =>
    expect(parseFilters(new URLSearchParams('state=lost&kind=film&sort=price&after='))).toEqual(DEFAULT));

  it('can filter for items that are similar to one, in the same state', () => {
    const item = { kind: 'comment', id: 7 } as const;
    for (const state of ['held', 'shown'] as const)
      expect(toSimilarQuery({ ...item, state, verdict: null })).toBe('similarTo=comment-7');
    const verdict = { action: 'hide', by: { kind: 'admin' }, reason: 'Spam', time: '2026-01-01T10:00:00Z' } as const;
    expect(toSimilarQuery({ ...item, state: 'hidden', verdict })).toBe('state=hidden&similarTo=comment-7');
  });

  it('requests as many items as one request can decide', () => {
    expect(toUrl(DEFAULT)).toBe('/api/moderation?limit=100');
    expect(toUrl({ ...FULL, search: ' a&b ' })).toBe(
      '/api/moderation?search=a%26b&state=hidden&kind=hug&sort=oldest&similarTo=hug-7&after=a+place&limit=100',
    );
  });
});
