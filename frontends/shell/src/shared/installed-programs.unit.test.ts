import { toPrograms } from './installed-programs';

const remote = (name: string, ...programs: { path: string; title: string; icon?: string }[]) => ({
  name,
  entry: `/remotes/${name}/mf-manifest.json`,
  programs,
});
const NEWSLETTER = { path: '/newsletter', title: 'Newsletter', icon: 'newsletter' };

const listPrograms = (...remotes: Parameters<typeof toPrograms>[0]) =>
  toPrograms(remotes).map(({ remote, to, title, icon }) => [remote, to, title, icon]);

describe('the programs of installed remotes', () => {
  it('have the path, title and icon of their release', () => {
    expect(listPrograms(remote('newsletter', NEWSLETTER))).toEqual([
      ['newsletter', '/newsletter', 'Newsletter', 'newsletter'],
    ]);
  });

  it.each([undefined, 'rocket', 'toString'])('have a default icon for the icon %s', (icon) => {
    const program = { path: '/newsletter', title: 'Newsletter', ...(icon && { icon }) };
    expect(listPrograms(remote('newsletter', program))).toEqual([['newsletter', '/newsletter', 'Newsletter', 'dog']]);
  });

  it('cannot replace pages of the shell or of other programs', () => {
    const greedy = remote('greedy', { path: '/admin', title: 'Admin' }, { path: '/newsletter', title: 'Mine' });
    expect(listPrograms(remote('newsletter', NEWSLETTER), greedy)).toHaveLength(1);
  });

  it('are empty for a remote without programs', () => {
    expect(listPrograms({ name: 'mascotdex', entry: '/m' })).toEqual([]);
  });
});
