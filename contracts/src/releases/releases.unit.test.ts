import { ReleaseDescription } from './responses.js';
import { RELEASE_ID, releaseId, releaseListing } from './rules.js';

describe('the description of a release', () => {
  it('needs a name and a version only', () => {
    expect(ReleaseDescription.parse({ name: 'newsletter', version: '1.2.3' })).toEqual({
      name: 'newsletter',
      version: '1.2.3',
      exposes: { programs: [], windows: false },
      needs: {},
    });
  });

  it('may have new fields', () => {
    const grown = { name: 'newsletter', version: '1.2.3', size: 7, needs: { browser: '>=1' } };
    expect(ReleaseDescription.parse(grown)).not.toHaveProperty('size');
  });

  it.each([
    { name: 'News', version: '1.2.3' },
    { name: 'news', version: '1.2' },
    { name: 'news', version: '1.2.3+build' },
    { name: 'news', version: '1.2.3', exposes: { programs: [{ path: '//elsewhere', title: 'News' }] } },
    { name: 'news', version: '1.2.3', needs: { shell: 1 } },
  ])('rejects %j', (description) => {
    expect(ReleaseDescription.safeParse(description).success).toBe(false);
  });
});

describe('the id of a release', () => {
  it.each(['1.2.3-0123456789ab', '1.2.3-rc.1-0123456789ab'])('may be %s', (id) => expect(id).toMatch(RELEASE_ID));

  it.each(['1.2.3', '1.2-0123456789ab', '../1.2.3-0123456789ab', '1.2.3-0123456789AB', '1.2.3-0123456789abc/'])(
    'is never %s',
    (id) => expect(id).not.toMatch(RELEASE_ID),
  );

  it('contains the start of the hash', () => {
    expect(releaseId('1.2.3', 'f'.repeat(64))).toBe('1.2.3-ffffffffffff');
  });

  it('depends on all files, in any order', () => {
    const [index, script] = [
      { path: 'index.html', sha256: 'aa' },
      { path: 'a/script.js', sha256: 'bb' },
    ];
    expect(releaseListing([index, script])).toBe('bb  a/script.js\naa  index.html\n');
    expect(releaseListing([script, index])).toBe(releaseListing([index, script]));
  });
});
