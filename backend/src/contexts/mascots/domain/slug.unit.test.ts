import { isReservedSlug, toSlug } from './slug.js';

describe('a slug', () => {
  it.each([
    ['Domo-kun', 'domo-kun'],
    ["Mr. O'Neil & Co_x", 'mr-oneil-co-x'],
    ['Café Ünïcode', 'cafe-unicode'],
    ['Домо', 'domo'],
    ['東京', 'dong-jing'],
    ['../../etc/passwd', 'etc-passwd'],
    ['--a--b--', 'a-b'],
  ])('of %s is %s', (name, slug) => expect(toSlug(name)).toBe(slug));

  it.each(['😀', '!!!', '\u0000'])('exists even for %p', (name) => expect(toSlug(name)).toBe('mascot'));

  it('stays short', () => expect(toSlug('x'.repeat(100))).toHaveLength(80));

  it('is never the address of a screen', () => {
    expect(['submit', 'status', 'compare'].map(isReservedSlug)).toEqual([true, true, true]);
    expect(isReservedSlug('tux')).toBe(false);
  });
});
