import { ERROR_MESSAGES, HEADERS, RELEASE_MESSAGES } from '@marcel/contracts';
import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { FAILURE_LIMITS } from './rate-limits.js';
import { ADMIN_TOKEN, AUDITOR_TOKEN, startTestApp, type TestApp } from './testing/test-app.js';
import { Admin, Auditor, Team } from './token-guard.js';

@Controller('api')
class GuardedController {
  @Get('desk')
  @Admin()
  desk(@Req() { actorKind, actorId }: FastifyRequest): object {
    return { actorKind, actorId };
  }

  @Get('audit')
  @Auditor()
  audit(@Req() { actorKind }: FastifyRequest): object {
    return { actorKind };
  }

  @Get('frontends')
  @Team()
  frontends(@Req() { actorKind, actorId }: FastifyRequest): object {
    return { actorKind, actorId };
  }

  @Get('frontends/:frontend')
  @Team()
  frontend(@Req() { actorKind, actorId }: FastifyRequest): object {
    return { actorKind, actorId };
  }
}

let test: TestApp;

const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await test.app.inject({ url, headers });
  return { status: answer.statusCode, body: answer.json<{ error: string }>(), headers: answer.headers };
};

describe('guards', () => {
  beforeAll(async () => {
    test = await startTestApp({ controllers: [GuardedController] });
  });
  afterAll(() => test.close());

  it('accepts the admin token, and forbids shared caches to store the response', async () => {
    const answer = await get('/api/desk', { [HEADERS.adminToken]: ADMIN_TOKEN });
    expect(answer).toMatchObject({ status: 200, body: { actorKind: 'admin' } });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    ['nothing', {}],
    ['an empty token', { [HEADERS.adminToken]: '' }],
    ['a wrong token', { [HEADERS.adminToken]: 'wrong' }],
    ['the start of the token', { [HEADERS.adminToken]: ADMIN_TOKEN.slice(0, -1) }],
    ['the auditor token', { [HEADERS.auditorToken]: AUDITOR_TOKEN, [HEADERS.adminToken]: AUDITOR_TOKEN }],
    ['a cookie', { cookie: `admin_token=${ADMIN_TOKEN}; ${HEADERS.adminToken}=${ADMIN_TOKEN}` }],
    ['a bearer token', { authorization: `Bearer ${ADMIN_TOKEN}` }],
  ])('rejects %s', async (_, headers) => {
    expect(await get('/api/desk', headers)).toMatchObject({
      status: 401,
      body: { code: 'unauthorised', error: ERROR_MESSAGES.unauthorized },
    });
  });

  it('accepts auditors and admins for the audit', async () => {
    expect(await get('/api/audit', { [HEADERS.auditorToken]: AUDITOR_TOKEN })).toMatchObject({
      status: 200,
      body: { actorKind: 'visitor' },
    });
    expect(await get('/api/audit', { [HEADERS.adminToken]: ADMIN_TOKEN })).toMatchObject({
      status: 200,
      body: { actorKind: 'admin' },
    });
    expect(await get('/api/audit', { [HEADERS.auditorToken]: ADMIN_TOKEN })).toMatchObject({
      status: 401,
      body: { error: ERROR_MESSAGES.auditorUnauthorized },
    });
  });
});

describe('a deploy token', () => {
  const [STUDIO, BOTH] = [{ [HEADERS.deployToken]: 'token-of-studio' }, { [HEADERS.deployToken]: 'token-of-both' }];
  beforeAll(async () => {
    const RELEASE_TOKENS = 'studio:token-of-studio,admin:token-of-both,mascotdex:token-of-both';
    test = await startTestApp({ controllers: [GuardedController], variables: { RELEASE_TOKENS } });
  });
  afterAll(() => test.close());

  it('is accepted for its own frontend and routes without a frontend, and names its owner', async () => {
    const team = { actorKind: 'team', actorId: 'studio' };
    expect(await get('/api/frontends', STUDIO)).toMatchObject({ status: 200, body: team });
    expect(await get('/api/frontends/studio', STUDIO)).toMatchObject({ status: 200, body: team });
    expect(await get('/api/frontends/mascotdex', STUDIO)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', error: RELEASE_MESSAGES.otherFrontend },
    });
    for (const frontend of ['admin', 'mascotdex'])
      expect(await get(`/api/frontends/${frontend}`, BOTH)).toMatchObject({ status: 200, body: { actorId: frontend } });
  });

  it("is rejected elsewhere, as is any other token except an admin's", async () => {
    expect(await get('/api/desk', STUDIO)).toMatchObject({ status: 401 });
    expect(await get('/api/desk', { [HEADERS.adminToken]: 'token-of-studio' })).toMatchObject({ status: 401 });
    expect(await get('/api/frontends/studio')).toMatchObject({ status: 401 });
    for (const [header, token] of [
      [HEADERS.deployToken, ADMIN_TOKEN],
      [HEADERS.auditorToken, AUDITOR_TOKEN],
    ] as const)
      expect(await get('/api/frontends/studio', { [header]: token })).toMatchObject({ status: 401 });
    expect(await get('/api/frontends/studio', { [HEADERS.adminToken]: ADMIN_TOKEN })).toMatchObject({
      status: 200,
      body: { actorKind: 'admin' },
    });
  });
});

describe('a named token', () => {
  it('names its owner, and is rejected once it is revoked', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'marcel-admins-'));
    const file = path.join(folder, 'admins');
    await writeFile(file, 'ann:the-token-of-ann\nben:the-token-of-ben');
    test = await startTestApp({ controllers: [GuardedController], variables: { ADMIN_TOKENS_FILE: file } });
    const as = (token: string) => get('/api/desk', { [HEADERS.adminToken]: token });
    expect(await as('the-token-of-ann')).toMatchObject({ status: 200, body: { actorKind: 'admin', actorId: 'ann' } });
    expect(await as('the-token-of-ben')).toMatchObject({ status: 200, body: { actorId: 'ben' } });
    expect((await as(ADMIN_TOKEN)).body).toEqual({ actorKind: 'admin' });
    await writeFile(file, 'ben:the-token-of-ben');
    expect((await as('the-token-of-ann')).status).toBe(401);
    expect((await as('the-token-of-ben')).status).toBe(200);
    await test.close();
    await rm(folder, { recursive: true });
  });
});

describe('a limit on guesses', () => {
  beforeAll(async () => {
    test = await startTestApp({ controllers: [GuardedController], variables: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => test.close());

  it('makes clients that guess too often wait, even with a valid token', async () => {
    const guess = () => get('/api/desk', { [HEADERS.adminToken]: 'guess' });
    for (let attempt = 0; attempt < FAILURE_LIMITS.failedAttempts.max; attempt += 1)
      expect((await guess()).status).toBe(401);
    const answers = [await guess(), await get('/api/desk', { [HEADERS.adminToken]: ADMIN_TOKEN })];
    for (const { status, headers, body } of answers) {
      expect({ status, error: body.error }).toEqual({ status: 429, error: ERROR_MESSAGES.tooManyAttempts });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await get('/api/desk')).status).toBe(401);
  });

  const from = async (remoteAddress: string, token: string) => {
    const headers = { [HEADERS.adminToken]: token };
    return (await test.app.inject({ url: '/api/desk', headers, remoteAddress })).statusCode;
  };

  it('counts the guesses of neighboring networks together, without blocking networks that sent a valid token before', async () => {
    expect(await from('2001:db8:7:ff::1', ADMIN_TOKEN)).toBe(200);
    const { max } = FAILURE_LIMITS.failedAttempts;
    for (let attempt = 0; attempt < 2 * max; attempt += 1) await from(`2001:db8:7:${attempt % 4}::1`, 'guess');
    expect(await from('2001:db8:7:9::1', 'guess')).toBe(429);
    expect(await from('2001:db8:8:9::1', 'guess')).toBe(401);
    expect(await from('2001:db8:7:ff::1', ADMIN_TOKEN)).toBe(200);
  });

  it('makes all clients wait where many guess together, except those that sent a valid token before', async () => {
    expect(await from('192.0.2.1', ADMIN_TOKEN)).toBe(200);
    const { max } = FAILURE_LIMITS.globalFailedAttempts;
    for (let attempt = 0; attempt < max; attempt += 1) await from(`198.51.${attempt % 100}.1`, 'guess');
    expect(await from('203.0.113.1', 'guess')).toBe(429);
    expect(await from('203.0.113.1', ADMIN_TOKEN)).toBe(429);
    expect(await from('192.0.2.1', ADMIN_TOKEN)).toBe(200);
  });
});
