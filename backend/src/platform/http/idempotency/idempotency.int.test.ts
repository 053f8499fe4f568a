import { ERROR_MESSAGES, HEADERS } from '@marcel/contracts';
import { Body, Controller, Get, HttpCode, Injectable, Param, Post } from '@nestjs/common';
import { readdir, readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { DomainError } from '../../decider/domain-error.js';
import { Admin } from '../access/access.decorators.js';
import { ADMIN_TOKEN, startTestApp, type TestApp } from '../testing/test-app.js';
import { ANSWER_LIFETIME } from '../../answer-store/answer-store.js';
import { EmbeddedAnswerStore } from '../../answer-store/embedded/embedded-answer-store.js';

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

@Controller('api')
class WorkController {
  constructor(private readonly work: Work) {}

  @Post('orders/:id')
  order(@Param('id') id: string, @Body() body: object): object {
    if (this.work.refusing) throw new DomainError('conflict', 'Not now');
    this.work.done += 1;
    return { id, body, link: 'a-private-link', done: this.work.done };
  }

  @Post('slow')
  @HttpCode(202)
  async slow(): Promise<object> {
    this.work.done += 1;
    await this.work.pause();
    return { done: this.work.done };
  }

  @Post('desk')
  @Admin()
  desk(): object {
    return { secret: 'for admins' };
  }

  @Get('orders')
  list(): object {
    this.work.done += 1;
    return { done: this.work.done };
  }
}

let test: TestApp;
let work: Work;

const start = async (dataDirectory?: string) => {
  test = await startTestApp({
    controllers: [WorkController],
    providers: [Work],
    ...(dataDirectory === undefined ? {} : { dataDirectory }),
  });
  work = test.app.get(Work);
};
const post = async (url: string, key?: string, headers: Record<string, string> = {}) => {
  const all = key === undefined ? headers : { ...headers, [HEADERS.idempotencyKey]: key };
  const answer = await test.app.inject({ method: 'POST', url, headers: all, payload: { a: 1 } });
  return { status: answer.statusCode, body: answer.json(), replayed: answer.headers['idempotency-replayed'] };
};

beforeEach(() => start());
afterEach(() => test.close());

describe('a repeated POST', () => {
  it('gets the first answer, with its status, and does nothing', async () => {
    const first = await post('/api/orders/7', 'key-1');
    const second = await post('/api/orders/7', 'key-1');
    expect(first).toMatchObject({ status: 201, body: { done: 1 }, replayed: undefined });
    expect(second).toEqual({ ...first, replayed: 'true' });
    expect(work.done).toBe(1);
  });

  it('is another request under another key, on another path, or without a key', async () => {
    await post('/api/orders/7', 'key-1');
    await post('/api/orders/7', 'key-2');
    await post('/api/orders/8', 'key-1');
    await post('/api/orders/7');
    await post('/api/orders/7');
    expect(work.done).toBe(5);
  });

  it('is done once when two come at the same time', async () => {
    const answers = [post('/api/slow', 'key-1'), post('/api/slow', 'key-1'), post('/api/slow', 'key-1')];
    while (work.done === 0) await new Promise(setImmediate);
    await post('/api/orders/1');
    work.resume();
    const [first, ...others] = await Promise.all(answers);
    expect(first).toMatchObject({ status: 202, replayed: undefined });
    for (const other of others) expect(other).toEqual({ ...first, replayed: 'true' });
    expect(work.done).toBe(2);
  });

  it('gets the first answer even after a restart', async () => {
    const first = await post('/api/orders/7', 'key-1');
    const { dataDirectory } = test;
    await test.close({ keepData: true });
    await start(dataDirectory);
    expect(await post('/api/orders/7', 'key-1')).toEqual({ ...first, replayed: 'true' });
    expect(work.done).toBe(0);
  });

  it('may be put right after a refusal', async () => {
    work.refusing = true;
    expect((await post('/api/orders/7', 'key-1')).status).toBe(409);
    work.refusing = false;
    expect((await post('/api/orders/7', 'key-1')).status).toBe(201);
  });

  it('needs the same rights as the first', async () => {
    expect((await post('/api/desk', 'key-1', { [HEADERS.adminToken]: ADMIN_TOKEN })).status).toBe(201);
    expect(await post('/api/desk', 'key-1')).toMatchObject({ status: 401, replayed: undefined });
  });

  it('does not concern reads', async () => {
    const headers = { [HEADERS.idempotencyKey]: 'key-1' };
    await test.app.inject({ url: '/api/orders', headers });
    await test.app.inject({ url: '/api/orders', headers });
    expect(work.done).toBe(2);
  });

  it.each(['', ' ', 'with space', 'ü', 'x'.repeat(201)])('cannot have the key %j', async (key) => {
    expect(await post('/api/orders/7', key)).toMatchObject({
      status: 400,
      body: { error: ERROR_MESSAGES.idempotencyKey, details: [{ path: HEADERS.idempotencyKey }] },
    });
    expect(work.done).toBe(0);
  });
});

describe('what is kept', () => {
  it('shows neither the key nor the answer', async () => {
    await post('/api/orders/7', 'a-very-private-key');
    const files = (await readdir(test.dataDirectory)).filter((name) => name.startsWith('answers.db'));
    const bytes = await Promise.all(files.map((file) => readFile(path.join(test.dataDirectory, file), 'latin1')));
    expect(bytes.join('')).toContain('fingerprint');
    expect(bytes.join('')).not.toMatch(/a-very-private-key|a-private-link/);
  });

  it('is forgotten after a day', async () => {
    let now = 1_000_000;
    const store = new EmbeddedAnswerStore(path.join(test.dataDirectory, 'other.db'), () => now);
    await store.keep('one', Buffer.from('first'));
    await store.keep('one', Buffer.from('second'));
    expect(Buffer.from((await store.find('one')) ?? []).toString()).toBe('first');
    now += ANSWER_LIFETIME;
    expect(await store.find('one')).toBeUndefined();
    await store.keep('one', Buffer.from('third'));
    expect(Buffer.from((await store.find('one')) ?? []).toString()).toBe('third');
    await store.close();
  });
});
