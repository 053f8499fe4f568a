import { HEADERS } from '@marcel/contracts';
import { Controller, Post, Put } from '@nestjs/common';
import type { CommandContext } from '../command-handling/command-context.js';
import { Admin } from './token-guard.js';
import { ADMIN_TOKEN, startTestApp, type TestApp } from './testing/test-app.js';
import { Context } from './requests.js';

@Controller('api')
class ContextController {
  @Post('things/:id')
  post(@Context() context: CommandContext): CommandContext {
    return context;
  }

  @Put('things/:id')
  @Admin()
  put(@Context() context: CommandContext): CommandContext {
    return context;
  }
}

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ controllers: [ContextController] });
});
afterAll(() => test.close());

const send = async (method: 'POST' | 'PUT', url: string, headers: Record<string, string> = {}) => {
  const answer = await test.app.inject({ method, url, headers });
  return { context: answer.json<CommandContext>(), requestId: answer.headers['x-request-id'] };
};

describe('the context of a command', () => {
  it('names the request and a visitor', async () => {
    const { context, requestId } = await send('POST', '/api/things/1');
    expect(context).toEqual({ correlationId: requestId, causationId: requestId, actor: { kind: 'visitor' } });
  });

  it('names an authenticated admin', async () => {
    const { context } = await send('PUT', '/api/things/1', { [HEADERS.adminToken]: ADMIN_TOKEN });
    expect(context.actor).toEqual({ kind: 'admin' });
  });

  it("distinguishes the client's id of the request from our own", async () => {
    const { context, requestId } = await send('POST', '/api/things/1', { 'x-request-id': 'trace-0001' });
    expect(context).toMatchObject({ correlationId: requestId, causationId: requestId, clientRequestId: 'trace-0001' });
    expect(requestId).not.toBe('trace-0001');
  });

  it.each([
    ['mascotdx@1.4.0', 'mascotdx@1.4.0'],
    ['<script>', undefined],
    ['x'.repeat(65), undefined],
  ])('reads the release %j as %j', async (sent, release) => {
    expect((await send('POST', '/api/things/1', { [HEADERS.frontendRelease]: sent })).context.release).toBe(release);
  });

  it('has one idempotency seed for each key and path', async () => {
    const seed = async (key: string, path: string) =>
      (await send('POST', path, { [HEADERS.idempotencyKey]: key })).context.idempotencySeed;
    const seeds = [
      await seed('the-first-key-of-all', '/api/things/1'),
      await seed('the-other-key-of-all', '/api/things/1'),
      await seed('the-first-key-of-all', '/api/things/2'),
    ];
    expect(new Set(seeds).size).toBe(3);
    expect(seeds[0]).toMatch(/^[\da-f]{64}$/);
    expect(await seed('the-first-key-of-all', '/api/things/1?again')).toBe(seeds[0]);
  });
});
