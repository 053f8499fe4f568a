import { ERROR_MESSAGES, HEADERS } from '@marcel/contracts';
import { Body, Controller, Delete, Get, Header, HttpCode, Injectable, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { DomainError } from '../decider/domain-error.js';
import { Admin } from './token-guard.js';
import { readForm } from './forms.js';
import { FAILURE_LIMITS } from './rate-limits.js';
import { ADMIN_TOKEN, FormOf, startTestApp, type TestApp, type TestAppOptions } from './testing/test-app.js';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/port.js';
import { RESPONSE_LIFETIME_MS, Repeatable } from './idempotency.js';
import { formOf } from '../../test-support/rest-client.js';

const KEY = 'key-of-a-client-1';
const OTHER_KEY = 'key-of-a-client-2';

@Injectable()
class Work {
  done = 0;
  refusing = false;
  private readonly waiting: (() => void)[] = [];

  pause(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  resume(): void {
    for (const wake of this.waiting.splice(0)) wake();
  }
}

const FORM = { files: ['picture'] };

@Controller('api')
class WorkController {
  constructor(private readonly work: Work) {}

  @Post('orders/:id')
  @Repeatable()
  order(@Param('id') id: string, @Body() body: object): object {
    if (this.work.refusing) throw new DomainError('conflict', 'Not now');
    return { id, body, link: 'a-private-link', done: (this.work.done += 1) };
  }

  @Post('slow')
  @HttpCode(202)
  @Repeatable()
  async slow(): Promise<object> {
    this.work.done += 1;
    await this.work.pause();
    return { done: this.work.done };
  }

  @Post('desk')
  @Admin()
  @Repeatable()
  desk(): object {
    return { secret: 'for admins' };
  }

  @Post('early')
  @Header(HEADERS.preferenceApplied, 'async')
  @Repeatable()
  early(): object {
    return { done: (this.work.done += 1) };
  }

  @Put('orders/:id')
  @Repeatable()
  change(): object {
    return { done: (this.work.done += 1) };
  }

  @Delete('orders/:id')
  @Repeatable()
  cancel(): object {
    return { done: (this.work.done += 1) };
  }

  @Post('forms')
  @FormOf(FORM)
  @Repeatable()
  async form(@Req() request: FastifyRequest): Promise<object> {
    const { fields, files } = await readForm(request);
    return { fields, files: files.size, done: (this.work.done += 1) };
  }

  @Get('orders')
  list(): object {
    this.work.done += 1;
    return { done: this.work.done };
  }
}

let test: TestApp;
let work: Work;

const start = async (options: Pick<TestAppOptions, 'dataDirectory' | 'variables'> = {}) => {
  test = await startTestApp({ controllers: [WorkController], providers: [Work], ...options });
  work = test.app.get(Work);
};
const send = async (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  options: { readonly key?: string; readonly json?: object; readonly form?: FormData; readonly token?: string },
) => {
  const { key, json, form, token } = options;
  const encoded = form && new Response(form);
  const answer = await test.app.inject({
    method,
    url,
    headers: {
      ...(key !== undefined && { [HEADERS.idempotencyKey]: key }),
      ...(token !== undefined && { [HEADERS.adminToken]: token }),
      ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
    },
    payload: encoded ? Buffer.from(await encoded.arrayBuffer()) : json,
  });
  return { status: answer.statusCode, body: answer.json(), replayed: answer.headers['idempotency-replayed'] };
};
const post = (url: string, key?: string, token?: string) => send('POST', url, { key, token, json: { a: 1 } });

beforeEach(() => start());
afterEach(() => test.close());

describe('a repeated POST', () => {
  it('gets the first response, with its status, and runs nothing', async () => {
    const first = await post('/api/orders/7', KEY);
    const second = await post('/api/orders/7', KEY);
    expect(first).toMatchObject({ status: 201, body: { done: 1 }, replayed: undefined });
    expect(second).toEqual({ ...first, replayed: 'true' });
    expect(work.done).toBe(1);
  });

  it('is another request under another key, on another path, or without a key', async () => {
    await post('/api/orders/7', KEY);
    await post('/api/orders/7', OTHER_KEY);
    await post('/api/orders/8', KEY);
    await post('/api/orders/7');
    await post('/api/orders/7');
    expect(work.done).toBe(5);
  });

  it('runs once for two concurrent requests', async () => {
    const answers = [post('/api/slow', KEY), post('/api/slow', KEY), post('/api/slow', KEY)];
    while (work.done === 0) await new Promise(setImmediate);
    await post('/api/orders/1');
    work.resume();
    const [first, ...others] = await Promise.all(answers);
    expect(first).toMatchObject({ status: 202, replayed: undefined });
    for (const other of others) expect(other).toEqual({ ...first, replayed: 'true' });
    expect(work.done).toBe(2);
  });

  it('runs again when the first response was damaged', async () => {
    const damaged = { key: KEY, version: 1, value: Buffer.alloc(64, 'x').toString('base64') };
    jest.spyOn(test.app.get<DocumentStore>(DOCUMENT_STORE), 'get').mockResolvedValue(damaged);
    expect(await post('/api/orders/7', KEY)).toMatchObject({ status: 201, replayed: undefined });
    expect(work.done).toBe(1);
  });

  it('gets the first response even after a restart', async () => {
    const first = await post('/api/orders/7', KEY);
    const { dataDirectory } = test;
    await test.close({ keepData: true });
    await start({ dataDirectory });
    expect(await post('/api/orders/7', KEY)).toEqual({ ...first, replayed: 'true' });
    expect(work.done).toBe(0);
  });

  it('runs again with another body after a rejection', async () => {
    work.refusing = true;
    expect((await post('/api/orders/7', KEY)).status).toBe(409);
    work.refusing = false;
    expect((await post('/api/orders/7', KEY)).status).toBe(201);
  });

  it('requires the same rights as the first', async () => {
    expect((await post('/api/desk', KEY, ADMIN_TOKEN)).status).toBe(201);
    expect(await post('/api/desk', KEY)).toMatchObject({ status: 401, replayed: undefined });
  });

  it('runs again when the first response was provisional', async () => {
    await post('/api/early', KEY);
    expect(await post('/api/early', KEY)).toMatchObject({ body: { done: 2 }, replayed: undefined });
  });

  it('does not apply to reads', async () => {
    const headers = { [HEADERS.idempotencyKey]: KEY };
    await test.app.inject({ url: '/api/orders', headers });
    await test.app.inject({ url: '/api/orders', headers });
    expect(work.done).toBe(2);
  });

  it.each(['', ' ', 'fifteen-letters', 'a key of more words', 'ü'.repeat(20), 'x'.repeat(201)])(
    'cannot have the key %j',
    async (key) => {
      expect(await post('/api/orders/7', key)).toMatchObject({
        status: 400,
        body: { error: ERROR_MESSAGES.idempotencyKey, details: [{ path: HEADERS.idempotencyKey }] },
      });
      expect(work.done).toBe(0);
    },
  );
});

describe('another body under the same key', () => {
  const REFUSED = {
    status: 422,
    body: { code: 'idempotency_key_reused', error: ERROR_MESSAGES.idempotencyKeyReused },
    replayed: undefined,
  };
  const order = (json: object) => send('POST', '/api/orders/7', { key: KEY, json });
  const form = (entries: Readonly<Record<string, string | Blob>>) =>
    send('POST', '/api/forms', { key: KEY, form: formOf(entries) });

  it('is rejected, and reveals nothing about the first response', async () => {
    await order({ a: 1 });
    const refused = await order({ a: 2 });
    expect(refused).toMatchObject(REFUSED);
    expect(JSON.stringify(refused)).not.toContain('a-private-link');
    expect(work.done).toBe(1);
  });

  it('is rejected while the first is still running', async () => {
    const first = send('POST', '/api/slow', { key: KEY, json: { a: 1 } });
    while (work.done === 0) await new Promise(setImmediate);
    expect(await send('POST', '/api/slow', { key: KEY, json: { a: 2 } })).toMatchObject(REFUSED);
    work.resume();
    expect((await first).status).toBe(202);
  });

  it('is rejected in a form, by its texts and file contents', async () => {
    const sent = { name: 'Tux', picture: new Blob(['one']) };
    const first = await form(sent);
    expect(first).toMatchObject({ status: 201, body: { fields: { name: 'Tux' }, files: 1 } });
    expect(await form({ ...sent, picture: new Blob(['one']) })).toEqual({ ...first, replayed: 'true' });
    expect(await form({ ...sent, name: 'Freddie' })).toMatchObject(REFUSED);
    expect(await form({ ...sent, picture: new Blob(['two']) })).toMatchObject(REFUSED);
    expect(await form({ name: 'Tux' })).toMatchObject(REFUSED);
    expect(work.done).toBe(1);
  });

  it('is rejected for requests that change or delete', async () => {
    const put = (json: object) => send('PUT', '/api/orders/7', { key: KEY, json });
    const first = await put({ a: 1 });
    expect(await put({ a: 1 })).toEqual({ ...first, replayed: 'true' });
    expect(await put({ a: 2 })).toMatchObject(REFUSED);
    const taken = await send('DELETE', '/api/orders/7', { key: KEY });
    expect(await send('DELETE', '/api/orders/7', { key: KEY })).toEqual({ ...taken, replayed: 'true' });
    expect(work.done).toBe(2);
  });

  it('can be tried only a few times', async () => {
    await test.close();
    await start({ variables: { RATE_LIMIT: 'on' } });
    for (let guess = 0; guess <= FAILURE_LIMITS.failedAttempts.max; guess += 1)
      expect((await order({ a: guess })).status).toBe(guess === 0 ? 201 : 422);
    expect((await order({ a: 0 })).status).toBe(429);
  });

  it('is accepted while others guess tokens', async () => {
    await test.close();
    await start({ variables: { RATE_LIMIT: 'on' } });
    const guess = { method: 'POST', url: '/api/desk', headers: { [HEADERS.adminToken]: 'guess' } } as const;
    for (let made = 0; made <= FAILURE_LIMITS.globalFailedAttempts.max; made += 1)
      await test.app.inject({ ...guess, remoteAddress: `198.51.100.${made % 100}` });
    expect((await order({ a: 0 })).status).toBe(201);
  });
});

describe('a stored response', () => {
  it('reveals neither the key nor the response', async () => {
    await post('/api/orders/7', 'a-very-private-key');
    const files = (await readdir(test.dataDirectory)).filter((name) => name.startsWith('documents.db'));
    const texts = await Promise.all(files.map((file) => readFile(path.join(test.dataDirectory, file), 'latin1')));
    expect(texts.join('')).toContain('responses');
    expect(texts.join('')).not.toMatch(/a-very-private-key|a-private-link/);
  });

  it('expires after a day', async () => {
    await post('/api/orders/7', KEY);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() + RESPONSE_LIFETIME_MS });
    expect(await post('/api/orders/7', KEY)).toMatchObject({ body: { done: 2 }, replayed: undefined });
    jest.useRealTimers();
  });
});
