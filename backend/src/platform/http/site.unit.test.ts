import { siteOrigin } from './site.js';

it.each(['localhost:3000', '127.0.0.1', '[::1]:8080'])('is the host of a local request: %s', (host) => {
  expect(siteOrigin({ protocol: 'http', host })).toBe(`http://${host}`);
});

it.each([
  'evil.example',
  'a b',
  '%%%',
  'localhost:99999',
  '',
  'localhost@evil.example',
  'localhost/evil',
  '"><script>',
])('is not read from the host %j', (host) => {
  expect(siteOrigin({ protocol: 'https', host })).not.toContain('evil');
  expect(siteOrigin({ protocol: 'https', host: 'evil.example' })).toBe('');
  expect(siteOrigin({ protocol: 'http', host }, 'https://marcel.example')).toBe('https://marcel.example');
});
