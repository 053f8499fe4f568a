import { matching, placesOf, plain, type Find } from './find';

const places = placesOf([], false);
const titles = (text: string, among: readonly Find[] = places) => matching(among, text).map(({ title }) => title);

it('takes accents, capitals and spaces as they come', () => {
  expect(plain('  Café   MARCEL ')).toBe('cafe marcel');
});

it('finds by the beginning first, then by a word, then by what it is about, then by a part', () => {
  expect(titles('m').slice(0, 5)).toEqual([
    'Mascotdex',
    'My Things',
    'Hug Your Mascot',
    'Draw Marcel',
    'Submit a Mascot',
  ]);
  expect(titles('mascot')[0]).toBe('Mascotdex');
  expect(titles('wallpaper')).toEqual(['Display Settings']);
  expect(titles('keyboard help')).toEqual(['README']);
  expect(titles('splay')).toEqual(['Display Settings']);
});

it.each(['', '   ', 'xyzzy', '.*', '[', '<script>'])('finds nothing for %j', (text) => {
  expect(titles(text)).toEqual([]);
});

it('offers the screens of admins to them alone', () => {
  expect(titles('admin')).toEqual(['Admin Login']);
  const ofAdmins = placesOf([], true).filter(({ detail }) => detail === 'Admin');
  expect(ofAdmins.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['/admin/dashboard', '/admin/submissions', '/admin/image-population', '/admin/import']),
  );
  expect(ofAdmins.filter(({ to }) => to.includes(':'))).toEqual([]);
});

it('has every place once', () => {
  const addresses = placesOf([], true).map(({ to }) => to);
  expect(new Set(addresses).size).toBe(addresses.length);
});
