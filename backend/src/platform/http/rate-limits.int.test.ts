import { ERROR_MESSAGES, fillPath, ROUTES } from '@marcel/contracts';
import { Controller, Get, Post } from '@nestjs/common';
import { get } from 'node:http';
import { startTestApp, type TestApp } from './testing/test-app.js';
import { RATE_LIMITS } from './rate-limits.js';

@Controller()
class LimitedController {
  @Post(ROUTES.submissions)
  submit(): object {
    return {};
  }

  @Post(ROUTES.hugReport)
  report(): object {
    return {};
  }

  @Get(ROUTES.mascots)
  list(): object {
    return {};
  }

  @Get(ROUTES.images)
  large(): string {
    return 'x'.repeat(1_000_000);
  }
}

let test: TestApp;
afterEach(async () => {
  jest.restoreAllMocks();
  await test.close();
});

const lower = (limit: { max: number }, max = 64) => jest.replaceProperty(limit, 'max', max);

const send = (method: 'GET' | 'POST', url: string, from?: string) =>
  test.app.inject({ method, url, headers: from === undefined ? {} : { 'x-forwarded-for': from } });

async function submitUpToLimit(from?: string): Promise<void> {
  for (let sent = 0; sent < RATE_LIMITS.submissions.max; sent += 1) {
    expect((await send('POST', ROUTES.submissions, from)).statusCode).toBe(201);
  }
}

describe('rate limits', () => {
  it('reject further submissions of an address, and nothing else', async () => {
    test = await startTestApp({ controllers: [LimitedController], variables: { RATE_LIMIT: 'on' } });
    await submitUpToLimit();
    const refused = await send('POST', ROUTES.submissions);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', error: ERROR_MESSAGES.tooManyRequests });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('GET', ROUTES.mascots)).statusCode).toBe(200);
    expect((await send('GET', ROUTES.live)).statusCode).toBe(200);
  });

  it('accept the configured number of reports from a network', async () => {
    const variables = { RATE_LIMIT: 'on', REPORTS_PER_VISITOR: '2' };
    test = await startTestApp({ controllers: [LimitedController], variables });
    for (const sent of [201, 201, 429])
      expect((await send('POST', fillPath(ROUTES.hugReport, { id: 1 }))).statusCode).toBe(sent);
    expect((await send('POST', ROUTES.submissions)).statusCode).toBe(201);
  });

  it('count a large response as many reads, and pages separately', async () => {
    lower(RATE_LIMITS.reads);
    lower(RATE_LIMITS.pages);
    test = await startTestApp({ controllers: [LimitedController], variables: { RATE_LIMIT: 'on' } });
    const most = Math.ceil(RATE_LIMITS.reads.max / 16);
    for (let sent = 0; sent < most; sent += 1) expect((await send('GET', ROUTES.images)).statusCode).toBe(200);
    expect((await send('GET', ROUTES.mascots)).statusCode).toBe(429);
    for (let sent = 0; sent < RATE_LIMITS.pages.max; sent += 1)
      expect((await send('GET', '/anywhere')).statusCode).toBe(404);
    expect((await send('GET', '/anywhere/else')).statusCode).toBe(429);
    expect((await send('GET', '/static/a.js')).statusCode).toBe(404);
  });

  it('ignore a forwarded address unless the proxy is trusted', async () => {
    test = await startTestApp({ controllers: [LimitedController], variables: { RATE_LIMIT: 'on' } });
    await submitUpToLimit('203.0.113.1');
    expect((await send('POST', ROUTES.submissions, '203.0.113.2')).statusCode).toBe(429);
  });

  it.each([
    [
      'ports',
      ['203.0.113.1:1', '203.0.113.1:65535', ' 203.0.113.1 ', '198.51.100.7, 203.0.113.1:2', '::ffff:203.0.113.1'],
    ],
    ['ports of IPv6', ['[2001:db8::1]:1', '[2001:db8::1]:2', '[2001:db8::2]', '2001:db8::3', '[2001:DB8::4]:5']],
    [
      'anything else',
      ['unknown', '_hidden', '203.0.113.1:x', '[203.0.113', '999.0.0.1:1', '203.0.113.1:1:1', '[]:1', 'é'],
    ],
  ])('count one visitor behind a proxy that forwards %s', async (_, spellings) => {
    lower(RATE_LIMITS.submissions, spellings.length);
    const variables = { RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' };
    test = await startTestApp({ controllers: [LimitedController], variables });
    for (const from of spellings) expect((await send('POST', ROUTES.submissions, from)).statusCode).toBe(201);
    for (const from of spellings) expect((await send('POST', ROUTES.submissions, from)).statusCode).toBe(429);
    expect((await send('POST', ROUTES.submissions, '192.0.2.9:80')).statusCode).toBe(201);
  });

  it('trust a proxy that forwards its port', async () => {
    lower(RATE_LIMITS.submissions, 1);
    const variables = { RATE_LIMIT: 'on', TRUST_PROXY: 'loopback,10.0.0.0/8' };
    test = await startTestApp({ controllers: [LimitedController], variables });
    const statusOf = async (client: string) =>
      (await send('POST', ROUTES.submissions, `${client}, 10.0.0.1:443`)).statusCode;
    expect([await statusOf('203.0.113.1:7'), await statusOf('203.0.113.2:7')]).toEqual([201, 201]);
  });

  it('are the same under every spelling of an address', async () => {
    lower(RATE_LIMITS.reads);
    test = await startTestApp({ controllers: [LimitedController], variables: { RATE_LIMIT: 'on' } });
    const spellings = [ROUTES.mascots, '/%61pi/mascots', '/api/%6Dascots', 'http://elsewhere.example/api/mascots'];
    await test.app.listen(0, '127.0.0.1');
    const { port } = new URL(await test.app.getUrl());
    const ask = (path: string) =>
      new Promise<number | undefined>((resolve, reject) =>
        get({ port, path, host: '127.0.0.1' }, (answer) => resolve(answer.resume().statusCode)).on('error', reject),
      );
    for (let sent = 0; sent < RATE_LIMITS.reads.max; sent += spellings.length)
      expect(await Promise.all(spellings.map(ask))).toEqual([200, 200, 200, 200]);
    expect(await Promise.all(spellings.map(ask))).toEqual([429, 429, 429, 429]);
  });

  it('can be switched off', async () => {
    test = await startTestApp({ controllers: [LimitedController] });
    await submitUpToLimit();
    expect((await send('POST', ROUTES.submissions)).statusCode).toBe(201);
  });
});
