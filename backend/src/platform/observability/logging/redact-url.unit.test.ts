import { redactUrl } from './logger.js';

it.each([
  ['/api/mascots?search=red', '/api/mascots?search=red'],
  ['/remotes/@marcel/kit', '/remotes/@marcel/kit'],
  ['/a?from=ann@example.com&by=bob%40example.com', '/a?from=[redacted]&by=[redacted]'],
  ['/ann@example.com/x', '/[redacted]/x'],
  ['/a?u=%252Fx%253Fby%253Dann%2540example.com', '/a?u=[redacted]'],
  ['/api/submissions/status/KEY', '/api/submissions/status/[redacted]'],
  ['/mascotdx//status/KEY', '/mascotdx//status/[redacted]'],
  ['/mascotdx/status//KEY', '/mascotdx/status/[redacted]'],
  ['/mascotdx/./status/./KEY/../KEY?a=b', '/mascotdx/./status/[redacted]?a=b'],
  ['/mascotdx\\status\\KEY', '/mascotdx\\status\\[redacted]'],
  ['/?u=%252Fmascotdx%252Fstatus%252FKEY&b=c%20d', '/?u=/mascotdx/status/[redacted]&b=c d'],
  ['/?u=%255Cmascotdx%255Cst%2561tus%25255CKEY', '/?u=\\mascotdx\\status\\[redacted]'],
  ['/api/submissions?status=new%20ones', '/api/submissions?status=new%20ones'],
  ['/pictures/a.webp?look=17.KEY&b=c', '/pictures/a.webp?look=[redacted]&b=c'],
  ['/pictures/a.webp?a=b&l%6fok=17.KEY', '/pictures/a.webp?a=b&look=[redacted]'],
  ['/x?outlook=fine', '/x?outlook=fine'],
  ['//preview/LINK', '//preview/[redacted]'],
  ['/x?to=%2Fpreview%2F%2FLINK', '/x?to=/preview/[redacted]'],
  ['/preview/end', '/preview/end'],
  ['/preview/end.LINK', '/preview/[redacted]'],
])('%s is told as %s', (url, told) => expect(redactUrl(url)).toBe(told));

it('a long address is cut, and nothing private is left by the cut', () => {
  const told = redactUrl(`/${'x'.repeat(1996)}/ann@example.com/${'x'.repeat(1000)}`);
  expect(told).toHaveLength(2001);
  expect(told.endsWith('/[r…')).toBe(true);
  expect(redactUrl(`/mascotdx/status/${'KEY'.repeat(1000)}`)).toBe('/mascotdx/status/[redacted]…');
});
