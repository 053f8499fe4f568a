import { redactUrl } from './redact-url.js';

it.each([
  ['/api/mascots?search=red', '/api/mascots?search=red'],
  ['/remotes/@marcel/kit', '/remotes/@marcel/kit'],
  ['/a?from=ann@example.com&by=bob%40example.com', '/a?from=[redacted]&by=[redacted]'],
  ['/ann@example.com/x', '/[redacted]/x'],
])('%s is told as %s', (url, told) => expect(redactUrl(url)).toBe(told));

it('a long address is cut, and nothing private is left by the cut', () => {
  const told = redactUrl(`/${'x'.repeat(1996)}/ann@example.com/${'x'.repeat(1000)}`);
  expect(told).toHaveLength(2001);
  expect(told.endsWith('/[r…')).toBe(true);
});
