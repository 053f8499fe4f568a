import { ERROR_MESSAGES, ROUTES } from '@marcel/contracts';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { DELAY_INTERVAL_MS } from './configure-http.js';
import { readForm } from './forms.js';
import { FormOf, startTestApp, type TestApp, type TestAppOptions } from './testing/test-app.js';
import { until } from '../../test-support/pause.js';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

let files: Readable[] = [];
let asked = 0;
let hasAnswered = false;
let answerLate: () => void = () => undefined;

@Controller('api/things')
class ThingsController {
  /** Never ends. */
  @Get('file')
  async file(@Res() reply: FastifyReply): Promise<void> {
    const file = new PassThrough();
    file.write('begins');
    files.push(file);
    await reply.send(file);
  }

  @Get('large')
  large(): string {
    asked += 1;
    return 'x'.repeat(800 * KILOBYTE);
  }

  @Get('late')
  async late(@Res() reply: FastifyReply): Promise<void> {
    asked += 1;
    await new Promise<void>((resolve) => (answerLate = resolve));
    await reply.send('x'.repeat(800 * KILOBYTE));
    hasAnswered = true;
  }

  @Post('form')
  @FormOf({ files: ['picture'] })
  async form(@Req() request: FastifyRequest): Promise<object> {
    await readForm(request);
    return {};
  }
}

const isOpen = (socket: Socket): boolean => !socket.destroyed;

function openConnections({ app }: TestApp): Promise<number> {
  const server: Server = app.getHttpServer();
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

describe('connections', () => {
  let test: TestApp;
  let sockets: Socket[];
  const start = async (variables: TestAppOptions['variables']) => {
    test = await startTestApp({ controllers: [ThingsController], variables });
    await test.app.listen(0, '127.0.0.1');
  };
  const open = async (text = ''): Promise<Socket> => {
    const address = test.app.getHttpServer().address() as AddressInfo;
    const socket = connect(address.port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  const get = (path: string) => `GET /api/things/${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const firstLine = async (socket: Socket) => String((await once(socket, 'data'))[0]).split('\r\n')[0];

  beforeEach(() => {
    [files, sockets] = [[], []];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await test.close();
  });

  it('release the memory of all pending responses when they end', async () => {
    await start({});
    const socket = await open(get('file').repeat(3));
    await until(() => files.length === 3);
    socket.destroy();
    await until(() => files.every(({ destroyed }) => destroyed));
  });

  it('end when too many requests are pipelined on one', async () => {
    await start({});
    const socket = await open(get('file').repeat(50));
    await once(socket, 'close');
    await until(() => files.every(({ destroyed }) => destroyed));
    expect(files.length).toBeLessThanOrEqual(4);
    expect((await test.app.inject('/metrics')).body).toContain('http_connections_refused_total{full="pipelined"} 1');
  });

  it('are limited for each network, and released when they close', async () => {
    await start({ RATE_LIMIT: 'on', CONNECTIONS_PER_NETWORK: '2' });
    const [one] = [await open(), await open()];
    const third = await open();
    await once(third, 'close');
    expect(sockets.filter(isOpen)).toHaveLength(2);
    one.destroy();
    await until(() => one.closed);
    while ((await openConnections(test)) > 1) await setImmediate();
    expect(await firstLine(await open(get('large')))).toBe('HTTP/1.1 200 OK');
  });

  it('are limited in total, and not for a trusted proxy', async () => {
    await start({ RATE_LIMIT: 'on', CONNECTIONS: '2', CONNECTIONS_PER_NETWORK: '1', TRUST_PROXY: 'loopback' });
    await open();
    await open();
    await once(await open(), 'close');
    expect(sockets.filter(isOpen)).toHaveLength(2);
  });
});

describe('memory for visitors', () => {
  let test: TestApp;
  afterEach(() => test.close());

  it('is limited for each network, and released once the response is read', async () => {
    test = await startTestApp({
      controllers: [ThingsController],
      variables: { RATE_LIMIT: 'on', HELD_MB_PER_NETWORK: '1' },
    });
    const both = await Promise.all([test.app.inject('/api/things/large'), test.app.inject('/api/things/large')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
    const refused = both.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ error: ERROR_MESSAGES.tooManyRequests });
    expect(refused?.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect((await test.app.inject('/api/things/large')).statusCode).toBe(200);
    expect((await test.app.inject('/metrics')).body).toContain('http_held_bytes_refused_total{full="network"} 1');
  });

  it('counts the bytes of a form that arrive, not its declared length', async () => {
    test = await startTestApp({ controllers: [ThingsController], variables: { RATE_LIMIT: 'on', HELD_MB: '1' } });
    const claim = await postForm('--x--', String(3 * MEGABYTE));
    expect(claim.statusCode).toBe(201);
    const part = `--x\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\n\r\n`;
    const sent = await postForm(`${part}${'y'.repeat(2 * MEGABYTE)}\r\n--x--`);
    expect(sent.statusCode).toBe(429);
    expect(await held()).toBe('0');
  });

  it('is released or not used when the client disconnects', async () => {
    test = await startTestApp({ controllers: [ThingsController], variables: { RATE_LIMIT: 'on' } });
    await test.app.listen(0, '127.0.0.1');
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    for (const path of ['late', 'large']) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write(`GET /api/things/${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await until(() => asked > 0);
      socket.resetAndDestroy();
      while ((await openConnections(test)) > 0) await setImmediate();
      answerLate();
      asked = 0;
    }
    await until(() => hasAnswered);
    expect(await held()).toBe('0');
  });

  const held = async () => /^http_held_bytes (\d+)$/m.exec((await test.app.inject('/metrics')).body)?.[1];
  const postForm = (payload: string, length?: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/things/form',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        ...(length !== undefined && { 'content-length': length }),
      },
      payload,
    });
});

describe('a late event loop', () => {
  it('rejects requests but health checks while two measurements in a row are late', async () => {
    const start = globalThis.setInterval;
    const timers: (() => void)[] = [];
    const intervals = jest.spyOn(globalThis, 'setInterval').mockImplementation((work, ms) => {
      if (ms === DELAY_INTERVAL_MS) timers.push(work);
      return start(work, ms);
    });
    const { app, close } = await startTestApp({ controllers: [ThingsController], variables: { RATE_LIMIT: 'on' } });
    intervals.mockRestore();
    let now = performance.now();
    const statusAfter = async (ms: number, url = '/api/things/large') => {
      now += ms;
      const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
      for (const work of timers) work();
      clock.mockRestore();
      return (await app.inject({ url })).statusCode;
    };
    expect(await statusAfter(9000)).toBe(200);
    expect(await statusAfter(9000)).toBe(503);
    expect(await statusAfter(9000, ROUTES.live)).toBe(200);
    expect(await statusAfter(DELAY_INTERVAL_MS)).toBe(200);
    await close();
  });
});
