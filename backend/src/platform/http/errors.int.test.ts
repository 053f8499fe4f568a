import { ERROR_MESSAGES, ErrorBody } from '@marcel/contracts';
import { Body, ConflictException, Controller, Get, Param, Post } from '@nestjs/common';
import { connect } from 'node:net';
import { DomainError } from '../decider/domain-error.js';
import { TryLater } from '../decider/try-later.js';
import { EventStoreUnavailable, WrongExpectedRevision } from '../event-store/errors.js';
import { StorageFull } from '../errors/storage-full.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const THROWN: Readonly<Record<string, unknown>> = {
  refused: new DomainError('conflict', 'Already decided', [{ path: 'status', message: 'is final' }]),
  later: new TryLater('Not before the minute is over', 42),
  race: new WrongExpectedRevision('mascot-7', 3, 4),
  store: new EventStoreUnavailable('disk /var/secret is full'),
  database: new StoreUnavailable('mongodb://secret'),
  full: new StorageFull('/var/secret is full'),
  nest: new ConflictException('SELECT * FROM secrets'),
  fault: new Error('password of database is hunter2'),
  text: 'not even an error',
};

@Controller('api')
class ThrowingController {
  @Get('throw/:kind')
  throw(@Param('kind') kind: string): never {
    throw THROWN[kind];
  }

  @Post('echo')
  echo(@Body() body: unknown): unknown {
    return { body };
  }
}

let log: string[];
let test: TestApp;

beforeAll(async () => {
  log = [];
  test = await startTestApp({ controllers: [ThrowingController], log: { write: (line) => log.push(line) } });
});
afterAll(() => test.close());

const inject = async (options: {
  method?: 'GET' | 'POST';
  url: string;
  payload?: string;
  headers?: Record<string, string>;
}) => {
  const { statusCode, headers, payload } = await test.app.inject(options);
  return { status: statusCode, headers, body: ErrorBody.parse(JSON.parse(payload)) };
};

describe('an error while handling a request', () => {
  it.each([
    [
      'refused',
      409,
      { code: 'conflict', error: 'Already decided', details: [{ path: 'status', message: 'is final' }] },
    ],
    ['race', 409, { code: 'conflict', error: ERROR_MESSAGES.conflict }],
    ['store', 503, { code: 'unavailable', error: ERROR_MESSAGES.unavailable }],
    ['database', 503, { code: 'unavailable', error: ERROR_MESSAGES.unavailable }],
    ['full', 507, { code: 'no_space', error: ERROR_MESSAGES.noSpace }],
    ['nest', 409, { code: 'conflict', error: ERROR_MESSAGES.conflict }],
    ['fault', 500, { code: 'internal', error: ERROR_MESSAGES.internal }],
    ['text', 500, { code: 'internal', error: ERROR_MESSAGES.internal }],
  ])('%s is answered with %i', async (kind, status, expected) => {
    const answer = await inject({ url: `/api/throw/${kind}` });
    expect(answer).toMatchObject({ status, body: expected });
    expect(answer.body.message).toBe(answer.body.error);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(JSON.stringify(answer)).not.toMatch(/secret|hunter2|SELECT|mascot-7|\.ts/);
  });

  it('sends Retry-After while the store is unavailable', async () => {
    expect((await inject({ url: '/api/throw/store' })).headers['retry-after']).toBe('5');
  });

  it('sends Retry-After where the time is known', async () => {
    const { status, headers } = await inject({ url: '/api/throw/later' });
    expect([status, headers['retry-after']]).toEqual([429, '42']);
  });

  it('logs an internal error in full with the id in the response', async () => {
    const { headers } = await inject({ url: '/api/throw/fault' });
    const lines = log.map((text): unknown => JSON.parse(text));
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'The request failed',
        reqId: headers['x-request-id'],
        err: expect.objectContaining({ stack: expect.stringContaining('hunter2') }),
      }),
    );
  });
});

describe('an invalid request', () => {
  const json = { 'content-type': 'application/json' };

  it.each([
    ['unknown path', { url: '/api/nowhere' }, 404, 'not_found'],
    ['unknown method', { method: 'POST' as const, url: '/api/throw/fault' }, 404, 'not_found'],
    [
      'broken JSON',
      { method: 'POST' as const, url: '/api/echo', payload: '{"a":', headers: json },
      400,
      'invalid_input',
    ],
    [
      'a prototype in JSON',
      { method: 'POST' as const, url: '/api/echo', payload: '{"__proto__":{"a":1}}', headers: json },
      400,
      'invalid_input',
    ],
    ['bad percent-encoding', { url: '/api/throw/%zz' }, 404, 'not_found'],
    [
      'a body as deep as a well',
      { method: 'POST' as const, url: '/api/echo', payload: '['.repeat(5000) + ']'.repeat(5000), headers: json },
      400,
      'invalid_input',
    ],
    ['an endless parameter', { url: `/api/throw/${'x'.repeat(2000)}` }, 404, 'not_found'],
  ])('%s', async (_, options, status, code) => {
    expect(await inject(options)).toMatchObject({ status, body: { code } });
  });

  it('treats an empty JSON body as absent', async () => {
    const { statusCode } = await test.app.inject({ method: 'POST', url: '/api/echo', headers: json });
    expect(statusCode).toBe(201);
  });

  it('answers malformed HTTP in the same shape', async () => {
    await test.app.listen(0, '127.0.0.1');
    const { port } = new URL(await test.app.getUrl());
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('NOT HTTP\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'invalid_input' });
  });
});
