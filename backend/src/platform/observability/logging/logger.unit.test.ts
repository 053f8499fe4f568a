import { logAddress, decodeAscii, redactUrl } from './logger.js';

it.each([
  ['192.0.2.77', '192.0.2.0'],
  ['::ffff:192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['::1', '::'],
  ['127.0.0.1', '127.0.0.0'],
])('%s is shortened to %s', (address, short) => {
  expect(logAddress(address, 'short')).toBe(short);
  expect(logAddress(address, 'whole')).toBe(address);
  expect(logAddress(address, 'none')).toBeUndefined();
});

it.each(['unknown', '', '192.0.2.77, 192.0.2.78', 'ann@example.com'])('%j is not an address and not logged', (text) =>
  expect(logAddress(text, 'short')).toBeUndefined(),
);

it.each([
  ['/mascotdx', '/mascotdx'],
  ['%2Fa%5Cb%40', '/a\\b@'],
  ['%252fa%25255C%2525252540', '/a\\@'],
  ['%25%32%46', '/'],
  ['%zz%2', '%zz%2'],
  ['%C3%A9%00', '%C3%A9%00'],
])('%s is read as %s', (text, plain) => expect(decodeAscii(text)).toBe(plain));

it('repeated encoding is decoded a few times', () => {
  const encodeAll = (text: string) => [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
  expect(decodeAscii(encodeAll(encodeAll(encodeAll('/'))))).toBe('/');
});

it.each([
  ['/api/mascots?search=red', '/api/mascots'],
  ['/remotes/@marcel/kit', '/remotes/@marcel/kit'],
  ['/a?from=ann@example.com&by=bob%40example.com', '/a'],
  ['/ann@example.com/x', '/[redacted]/x'],
  ['/a?u=%252Fx%253Fby%253Dann%2540example.com', '/a'],
  ['/api/submissions/status/KEY', '/api/submissions/status/[redacted]'],
  ['/mascotdx//status/KEY', '/mascotdx//status/[redacted]'],
  ['/mascotdx/status//KEY', '/mascotdx/status/[redacted]'],
  ['/mascotdx/./status/./KEY/../KEY?a=b', '/mascotdx/./status/[redacted]'],
  ['/mascotdx\\status\\KEY', '/mascotdx\\status\\[redacted]'],
  ['/%252Fmascotdx%252Fstatus%252FKEY&b=c%20d', '//mascotdx/status/[redacted]&b=c d'],
  ['/%255Cmascotdx%255Cst%2561tus%25255CKEY', '/\\mascotdx\\status\\[redacted]'],
  ['/pictures/a.webp?signature=17.KEY&b=c', '/pictures/a.webp'],
  ['/mascotdx%3Fsearch=ann', '/mascotdx'],
  ['/mascotdx%253Fsearch=ann#key', '/mascotdx'],
  ['/mascotdx#key=KEY', '/mascotdx'],
  ['//preview/LINK', '//preview/[redacted]'],
  ['/x%2Fpreview%2F%2FLINK?a', '/x/preview/[redacted]'],
  ['/preview/end', '/preview/end'],
  ['/preview/end.LINK', '/preview/[redacted]'],
])('%s is logged as %s', (url, logged) => expect(redactUrl(url)).toBe(logged));

it('a long address is truncated without leaving private parts', () => {
  const logged = redactUrl(`/${'x'.repeat(1996)}/ann@example.com/${'x'.repeat(1000)}`);
  expect(logged).toHaveLength(2001);
  expect(logged.endsWith('/[r…')).toBe(true);
  expect(redactUrl(`/mascotdx/status/${'KEY'.repeat(1000)}`)).toBe('/mascotdx/status/[redacted]…');
});
