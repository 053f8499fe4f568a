import { ERROR_MESSAGES } from '@marcel/contracts';
import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { siteOrigin } from './site.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

@Controller('api/things')
class ThingsController {
  @Get()
  read(): object {
    return {};
  }

  @Post()
  @HttpCode(200)
  write(): object {
    return {};
  }
}

@Controller('api/protocol')
class ProtocolController {
  @Get()
  read(@Req() request: FastifyRequest): object {
    return { protocol: request.protocol, origin: siteOrigin(request) };
  }
}

let test: TestApp;

beforeAll(async () => {
  const variables = { REMOTE_ORIGINS: 'https://remotes.example', PUBLIC_URL: 'https://marcel.example' };
  test = await startTestApp({ controllers: [ThingsController], variables });
});
afterAll(() => test.close());

const send = async (method: 'GET' | 'POST', headers: Record<string, string>) => {
  const answer = await test.app.inject({
    method,
    url: '/api/things',
    headers: { host: 'marcel.internal:8080', ...headers },
  });
  return { status: answer.statusCode, body: answer.json() };
};

describe('a write', () => {
  it.each([
    ['of a program', {}],
    ['of our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://whatever.a.proxy.calls.us' }],
    ['that a person typed', { 'sec-fetch-site': 'none' }],
    ['of our own page where browsers tell less', { origin: 'http://marcel.internal:8080' }],
    ['of our own page behind a proxy with TLS', { origin: 'https://marcel.example' }],
    ['of a trusted origin', { origin: 'https://remotes.example', 'sec-fetch-site': 'cross-site' }],
  ])('%s is accepted', async (_, headers) => {
    expect((await send('POST', headers)).status).toBe(200);
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['of another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['of a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example' }],
    ['of another site where browsers tell less', { origin: 'http://evil.example' }],
    ['of another port', { origin: 'http://marcel.internal:9090' }],
    ['of a frame without origin', { origin: 'null' }],
    ['of a look-alike', { origin: 'https://remotes.example.evil.example' }],
  ])('a write %s is rejected, and a read is not', async (_, headers) => {
    expect(await send('POST', headers)).toMatchObject({
      status: 403,
      body: { code: 'cross_site', error: ERROR_MESSAGES.crossSite },
    });
    expect((await send('GET', headers)).status).toBe(200);
  });
});

describe('a proxy that forwards the protocol', () => {
  const protocolOf = async (given: string) => {
    const controllers = [ProtocolController];
    const app = await startTestApp({ controllers, variables: { TRUST_PROXY: 'loopback' } });
    const answer = await app.app.inject({ url: '/api/protocol', headers: { 'x-forwarded-proto': given } });
    await app.close();
    return [answer.statusCode, answer.json<{ protocol: string }>().protocol];
  };

  it.each(['https', 'http,https', 'HTTPS'])('is trusted when it sends %s', async (given) =>
    expect(await protocolOf(given)).toEqual([200, expect.stringMatching(/^https$/i)]),
  );

  it.each(['javascript', 'https,javascript', 'https://evil.example/', 'data', 'a b', ' '])(
    'is ignored when it sends %s',
    async (given) => expect(await protocolOf(given)).toEqual([200, 'http']),
  );
});
