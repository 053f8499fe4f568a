import { ROUTES } from '@marcel/contracts';
import { startTestApp, type TestApp } from './testing/test-app.js';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({});
});
afterAll(() => test.close());

it.each([ROUTES.live, '/api/nowhere'])('allows only the needed browser features on %s', async (url) => {
  const { headers } = await test.app.inject(url);
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  expect(headers['content-security-policy']).toMatch(/object-src 'none'.*frame-ancestors 'none'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});
