import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { NEVER } from 'rxjs';
import { Metrics } from '../observability/metrics/metrics.js';
import { ServerSentEvents } from './server-sent-events.js';
import { readForm } from './forms.js';
import { FormOf, startTestApp, type TestApp } from './testing/test-app.js';

const LARGE = 50_000_000;

function* withoutEnd() {
  for (;;) yield Buffer.alloc(65_536);
}

@Controller('api')
class LongController {
  private readonly streams: ServerSentEvents;

  constructor(metrics: Metrics) {
    this.streams = new ServerSentEvents({ name: 'test', max: 10, maxPerNetwork: 10 }, metrics);
  }

  @Post('echo')
  echo(@Body() body: unknown): unknown {
    return { body };
  }

  @Post('form')
  @FormOf({ files: ['image'] })
  async form(@Req() request: FastifyRequest): Promise<object> {
    return (await readForm(request)).fields;
  }

  @Post('fault')
  fault(): never {
    throw Object.assign(new Error('The store has hung up'), { code: 'ECONNRESET' });
  }

  @Get('large')
  async large(@Res() reply: FastifyReply): Promise<void> {
    await reply.send(Buffer.alloc(LARGE));
  }

  @Get('stream')
  async stream(@Res() reply: FastifyReply): Promise<void> {
    await reply.send(Readable.from(withoutEnd()));
  }

  @Get('events')
  events(@Res() reply: FastifyReply): Promise<void> {
    return this.streams.send(NEVER, reply);
  }
}

let test: TestApp;
let onLine: (line: unknown) => void = () => undefined;
beforeAll(async () => {
  const log = { write: (line: string) => onLine(JSON.parse(line)) };
  test = await startTestApp({ controllers: [LongController], log });
  await test.app.listen(0, '127.0.0.1');
});
afterAll(() => test.close());

const nextLine = () => new Promise<unknown>((resolve) => (onLine = resolve));

async function connected(): Promise<Socket> {
  const socket = connect(Number(new URL(await test.app.getUrl()).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

const JSON_BODY = 'Content-Type: application/json';
const FILE = 'Content-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nxxx';

it.each([
  ['a body', '/api/echo', `${head('POST /api/echo', JSON_BODY, 'Content-Length: 100')}{"a":`],
  ['a body in chunks', '/api/echo', `${head('POST /api/echo', JSON_BODY, 'Transfer-Encoding: chunked')}5\r\n{"a":\r\n`],
  [
    'a form',
    '/api/form',
    `${head('POST /api/form', 'Content-Type: multipart/form-data; boundary=b', 'Content-Length: 999')}--b\r\n${FILE}`,
  ],
])('%s that the client aborts is logged without an error', async (_, url, text) => {
  const line = nextLine();
  (await connected()).end(text);
  expect(await line).toMatchObject({
    level: 30,
    msg: 'The client broke off its request',
    req: { method: 'POST', url },
  });
  expect(await line).not.toHaveProperty('err');
});

it.each(['large', 'stream', 'events'])('a response that is not read to its end is no error: %s', async (kind) => {
  const line = nextLine();
  const socket = await connected();
  socket.write(head(`GET /api/${kind}`));
  await once(socket, 'data');
  socket.resetAndDestroy();
  expect(await line).toMatchObject({ level: 30 });
  expect(await line).not.toHaveProperty('err');
});

it('a broken connection to another server is an error', async () => {
  const line = nextLine();
  await test.app.inject({ method: 'POST', url: '/api/fault' });
  expect(await line).toMatchObject({ level: 50, err: { message: 'The store has hung up' } });
});
