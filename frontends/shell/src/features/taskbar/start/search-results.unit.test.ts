import { searchPages, searchablePages, normalizeText, type SearchResult } from './search-results';

const pages = searchablePages([], false);
const titles = (text: string, among: readonly SearchResult[] = pages) =>
  searchPages(among, text).map(({ title }) => title);

it('ignores accents, capitals and spaces', () => {
  expect(normalizeText('  Café   MARCEL ')).toBe('cafe marcel');
});

it('ranks the start of the name first, then the start of a word, then keywords, then any part', () => {
  const first = titles('m').slice(0, 5);
  expect(first).toEqual(['Mascotdex', 'My Things', 'Hug Your Mascot', 'Draw Marcel', 'Submit a Mascot']);
  expect(titles('mascot')[0]).toBe('Mascotdex');
  expect(titles('wallpaper')).toEqual(['Display Settings']);
  expect(titles('keyboard help')).toEqual(['README']);
  expect(titles('splay')).toEqual(['Display Settings']);
});

it.each(['', '   ', 'xyzzy', '.*', '[', '<script>'])('finds nothing for %j', (text) => {
  expect(titles(text)).toEqual([]);
});

it('finds admin pages for admins only', () => {
  expect(titles('admin')).toEqual(['Admin Login']);
  const ofAdmins = searchablePages([], true).filter(({ detail }) => detail === 'Admin');
  expect(ofAdmins.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['/admin/dashboard', '/admin/submissions', '/admin/image-population', '/admin/import']),
  );
  expect(ofAdmins.filter(({ to }) => to.includes(':'))).toEqual([]);
});

it('lists every page once', () => {
  const addresses = searchablePages([], true).map(({ to }) => to);
  expect(new Set(addresses).size).toBe(addresses.length);
});
