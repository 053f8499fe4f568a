import { toUrl, toSimilarQuery, parseView, toQuery, type QueueView } from './queue-view';

const DEFAULT: QueueView = { search: '', state: 'waiting', kind: 'all', sort: 'urgent', similarTo: '', after: '' };
const FULL: QueueView = {
  search: 'a&b',
  state: 'hidden',
  kind: 'hug',
  sort: 'oldest',
  similarTo: 'hug-7',
  after: 'a place',
};

describe('the view in the address', () => {
  it('is empty by default', () => expect(toQuery(DEFAULT)).toBe(''));

  it('comes back from its own query', () => expect(parseView(new URLSearchParams(toQuery(FULL)))).toEqual(FULL));

  it('may ask for what nobody has said anything of', () =>
    expect(parseView(new URLSearchParams('state=untouched')).state).toBe('untouched'));

  it('ignores what it does not know', () =>
    expect(parseView(new URLSearchParams('state=lost&kind=film&sort=price&after='))).toEqual(DEFAULT));

  it('leads to what is similar to an item and stands as it does', () => {
    const item = { kind: 'comment', id: 7 } as const;
    for (const state of ['held', 'shown'] as const)
      expect(toSimilarQuery({ ...item, state, verdict: null })).toBe('similarTo=comment-7');
    const verdict = { action: 'hide', by: { kind: 'admin' }, reason: 'Spam', time: '2026-01-01T10:00:00Z' } as const;
    expect(toSimilarQuery({ ...item, state: 'hidden', verdict })).toBe('state=hidden&similarTo=comment-7');
  });

  it('asks the server for as many as can be decided at once', () => {
    expect(toUrl(DEFAULT)).toBe('/api/moderation?limit=100');
    expect(toUrl({ ...FULL, search: ' a&b ' })).toBe(
      '/api/moderation?search=a%26b&state=hidden&kind=hug&sort=oldest&similarTo=hug-7&after=a+place&limit=100',
    );
  });
});
