import { MatchCache } from './match-finder.js';

const matches = { total: 3, rows: undefined };

describe('remembered matches', () => {
  let cache: MatchCache;
  beforeEach(() => {
    cache = new MatchCache();
    cache.set('liked', matches, ['likes', 'status']);
    cache.set('all', matches, []);
  });

  it('hold while other fields change', () => {
    cache.touch(new Set(['name']));
    expect(cache.get('liked')).toBe(matches);
  });

  it('are forgotten when a field that they depend on changes', () => {
    cache.touch(new Set(['status']));
    expect(cache.get('liked')).toBeUndefined();
    expect(cache.get('all')).toBe(matches);
  });

  it('are known again once they are found anew', () => {
    cache.touch(new Set(['status']));
    cache.set('liked', matches, ['likes', 'status']);
    cache.touch(new Set(['name']));
    expect(cache.get('liked')).toBe(matches);
    cache.touch(new Set(['likes']));
    expect(cache.get('liked')).toBeUndefined();
  });

  it('are all forgotten when a document enters or leaves', () => {
    cache.touch('membership');
    expect(cache.get('all')).toBeUndefined();
  });
});
