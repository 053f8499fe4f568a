import { RemotesManifest } from './remotes.js';

const read = (...remotes: unknown[]) => RemotesManifest.parse({ remotes }).remotes;
const mascotdex = { name: 'mascotdex', entry: '/remotes/mascotdex/mf-manifest.json' };

describe('/remotes.json', () => {
  it('may name remotes that this shell does not know', () => {
    const newsletter = {
      name: 'newsletter',
      entry: 'https://news.example.org/mf-manifest.json',
      version: '1.0.0',
      release: '1.0.0-0123456789ab',
      programs: [{ path: '/newsletter', title: 'Newsletter', icon: 'newsletter' }],
      windows: true,
    };
    expect(read(mascotdex, newsletter)).toEqual([mascotdex, newsletter]);
  });

  it('may contain unknown fields', () => {
    expect(read({ ...mascotdex, region: 'eu' })).toEqual([mascotdex]);
  });

  it.each([
    'mascotdex',
    null,
    {},
    { name: 'studio' },
    { name: 'studio', entry: '' },
    { name: 'Stu/dio', entry: '/a' },
    { name: 7, entry: '/a' },
  ])('keeps the other remotes when one is %j', (entry) => {
    expect(read(entry, mascotdex)).toEqual([mascotdex]);
  });

  it.each([{ version: 7 }, { release: null }, { programs: 'none' }, { windows: 'all' }])(
    'treats an optional field as absent when it is %j',
    (unreadable) => {
      expect(read({ ...mascotdex, ...unreadable })).toEqual([mascotdex]);
    },
  );

  it('keeps the previews that can be read', () => {
    const preview = { frontend: 'mascotdex', release: '1.0.0-0123456789ab' };
    const readPreviews = (previews: unknown) => RemotesManifest.parse({ remotes: [], previews }).previews;
    expect(readPreviews([preview, null, { frontend: 7 }])).toEqual([preview]);
    expect([readPreviews(undefined), readPreviews('none')]).toEqual([[], []]);
  });

  it('keeps the programs that can be read', () => {
    const program = { path: '/newsletter', title: 'Newsletter' };
    const [remote] = read({
      ...mascotdex,
      programs: [program, { ...program, icon: 7 }, { path: 'x', title: '' }, null],
    });
    expect(remote?.programs).toEqual([program, program]);
  });
});
