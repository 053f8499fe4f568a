import { ERROR_MESSAGES, ROUTES } from '@marcel/contracts';
import { FAILURE_LIMITS } from './rate-limits.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const METRICS_TOKEN = 'the-token-of-the-figures';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp({ variables: { METRICS_TOKEN, RATE_LIMIT: 'on' } });
});
afterEach(() => test.close());

const scrape = (authorization?: string) =>
  test.app.inject({ url: ROUTES.metrics, headers: authorization === undefined ? {} : { authorization } });

it('metrics behind a token are shown to clients that send it', async () => {
  const answer = await scrape(`Bearer ${METRICS_TOKEN}`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  for (const wrong of [undefined, '', 'Bearer ', METRICS_TOKEN, `Basic ${METRICS_TOKEN}`, 'Bearer undefined']) {
    const refused = await scrape(wrong);
    expect([refused.statusCode, refused.json<object>()]).toEqual([
      401,
      expect.objectContaining({ error: ERROR_MESSAGES.metricsUnauthorized }),
    ]);
  }
});

it('a client that has guessed too often waits, even with a valid token', async () => {
  for (let guess = 0; guess < FAILURE_LIMITS.failedAttempts.max; guess += 1)
    expect((await scrape(`Bearer ${guess}`)).statusCode).toBe(401);
  expect((await scrape('Bearer one-more')).statusCode).toBe(429);
  expect((await scrape(`Bearer ${METRICS_TOKEN}`)).statusCode).toBe(429);
  expect((await scrape()).statusCode).toBe(401);
});
