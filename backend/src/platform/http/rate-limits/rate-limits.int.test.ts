import { ERROR_MESSAGES, ROUTES } from '@marcel/contracts';
import { Controller, Get, Post } from '@nestjs/common';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { RATE_LIMITS } from './rate-limit-classes.js';

@Controller()
class LimitedController {
  @Post(ROUTES.submissions)
  submit(): object {
    return {};
  }

  @Get(ROUTES.mascots)
  list(): object {
    return {};
  }
}

let test: TestApp;
afterEach(() => test.close());

const send = (method: 'GET' | 'POST', url: string, from?: string) =>
  test.app.inject({ method, url, headers: from === undefined ? {} : { 'x-forwarded-for': from } });

async function submitUpToLimit(from?: string): Promise<void> {
  for (let sent = 0; sent < RATE_LIMITS.submissions.max; sent += 1) {
    expect((await send('POST', ROUTES.submissions, from)).statusCode).toBe(201);
  }
}

describe('rate limits', () => {
  it('stop an address that submits too often, and nothing else', async () => {
    test = await startTestApp({ controllers: [LimitedController], variables: { RATE_LIMIT: 'on' } });
    await submitUpToLimit();
    const refused = await send('POST', ROUTES.submissions);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', error: ERROR_MESSAGES.tooManyRequests });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('GET', ROUTES.mascots)).statusCode).toBe(200);
    expect((await send('GET', ROUTES.live)).statusCode).toBe(200);
  });

  it('do not believe a forwarded address unless told to', async () => {
    test = await startTestApp({ controllers: [LimitedController], variables: { RATE_LIMIT: 'on' } });
    await submitUpToLimit('203.0.113.1');
    expect((await send('POST', ROUTES.submissions, '203.0.113.2')).statusCode).toBe(429);
  });

  it('count by forwarded address behind a trusted proxy', async () => {
    const variables = { RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' };
    test = await startTestApp({ controllers: [LimitedController], variables });
    await submitUpToLimit('203.0.113.1');
    expect((await send('POST', ROUTES.submissions, '203.0.113.1')).statusCode).toBe(429);
    expect((await send('POST', ROUTES.submissions, '203.0.113.2')).statusCode).toBe(201);
  });

  it('can be switched off', async () => {
    test = await startTestApp({ controllers: [LimitedController] });
    await submitUpToLimit();
    expect((await send('POST', ROUTES.submissions)).statusCode).toBe(201);
  });
});
