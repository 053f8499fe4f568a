import { ownAddress } from './own-address';

const SITE = { origin: 'https://marcel.test', protocol: 'https:', host: 'marcel.test' };
const read = (text: string) => ownAddress(text, SITE, ['/newsletter']);

describe('an address of this site', () => {
  it.each([
    ['/', '/'],
    ['/mascotdx/tux', '/mascotdx/tux'],
    ['  /mascotdx/tux  ', '/mascotdx/tux'],
    ['mascotdx/tux', '/mascotdx/tux'],
    ['mascotdx', '/mascotdx'],
    ['/mascotdx?search=fox&page=2#list', '/mascotdx?search=fox&page=2#list'],
    ['https://marcel.test/mascotdx/tux', '/mascotdx/tux'],
    ['HTTPS://MARCEL.TEST/mascotdx', '/mascotdx'],
    ['https://somebody:secret@marcel.test/draw-marcel', '/draw-marcel'],
    ['marcel.test/draw-marcel', '/draw-marcel'],
    ['/?window=readme', '/?window=readme'],
    ['?window=gallery&item=hug-7', '/?window=gallery&item=hug-7'],
    ['/admin/submissions/7', '/admin/submissions/7'],
    ['/newsletter/2026/may', '/newsletter/2026/may'],
    ['/mascotdx/../draw-marcel', '/draw-marcel'],
  ])('%s is read as a path', (text, path) => {
    expect(read(text)).toBe(path);
  });

  it.each([
    '/mascotdx/tux/more/still',
    '/nothing',
    '/Mascotdx',
    '/?window=control-panel',
    '/api/mascots',
    '/newsletters',
  ])('%s has no page', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe('what is no address of this site', () => {
  it.each([
    '',
    '   ',
    'draw marcel',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://marcel.test/7',
    'file:///etc/passwd',
    'https://evil.test/mascotdx',
    'https:evil.test/mascotdx',
    'http://marcel.test/mascotdx',
    'https://marcel.test.evil.test/mascotdx',
    'https://marcel.test@evil.test/mascotdx',
    'https://marcel.test:8443/mascotdx',
    '//evil.test/mascotdx',
    '/\\evil.test/mascotdx',
    '\\\\evil.test/mascotdx',
    '/\t/evil.test/mascotdx',
    '/..//evil.test',
    '/.//evil.test/mascotdx',
    'marcel.test//evil.test',
    'https://',
    'https://[',
  ])('%j is not opened', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
