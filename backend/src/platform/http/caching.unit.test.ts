import { ViewCache, entityTag, namesTag } from './caching.js';

const tag = entityTag('a');

describe('If-None-Match', () => {
  it.each([tag, `W/${tag}`, `"x", ${tag}`, `"x",W/${tag}`, '*', ' * '])('%s names the tag', (header) =>
    expect(namesTag(header, tag)).toBe(true),
  );

  it.each([undefined, '', '"x"', tag.slice(1, -1), '"x,*,y"', `"x", *`])('%s does not', (header) =>
    expect(namesTag(header, tag)).toBe(false),
  );
});

const answer = (viewTag: string, bytes = 10) => ({ viewTag, tag: viewTag, bytes: Buffer.alloc(bytes) });

describe('kept answers', () => {
  it('hold only for the views that they were made of', () => {
    const cache = new ViewCache();
    cache.set('/a', answer('1'));
    expect(cache.get('/a', '1')).toEqual(answer('1'));
    expect(cache.get('/a', '2')).toBeUndefined();
  });

  it('leave no room to outdated ones of the same address', () => {
    const cache = new ViewCache(1000);
    cache.set('/kept', answer('1', 100));
    for (let revision = 0; revision < 100; revision += 1) cache.set('/busy', answer(String(revision), 100));
    expect(cache.get('/kept', '1')).toBeDefined();
  });

  it('take no more than they may', () => {
    const cache = new ViewCache(1000);
    for (let page = 0; page < 100; page += 1) cache.set(`/${page}`, answer('1', 100));
    expect(cache.get('/0', '1')).toBeUndefined();
    expect(cache.get('/99', '1')).toBeDefined();
  });
});
