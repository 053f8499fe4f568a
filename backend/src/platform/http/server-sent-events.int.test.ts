import { EVENT_STREAM_TIMES_MS, ROUTES } from '@marcel/contracts';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { NEVER } from 'rxjs';
import { Metrics } from '../observability/metrics/metrics.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import { ServerSentEvents } from './server-sent-events.js';

@Controller('api/news')
class NewsController {
  private readonly readers: ServerSentEvents;

  constructor(metrics: Metrics) {
    this.readers = new ServerSentEvents({ name: 'news', max: 3, maxPerNetwork: 2, tooMany: 'Too many' }, metrics);
  }

  @Get()
  read(@Res() reply: FastifyReply): Promise<void> {
    return this.readers.send(NEVER, reply);
  }
}

let test: TestApp;
let url: string;
const leaving = new Map<string, AbortController[]>();

beforeAll(async () => {
  test = await startTestApp({ controllers: [NewsController], variables: { TRUST_PROXY: 'on' } });
  await test.app.listen(0, '127.0.0.1');
  url = `${await test.app.getUrl()}/api/news`;
});
afterAll(() => test.close());

const ask = (from: string): Promise<Response> => {
  const leave = new AbortController();
  leaving.set(from, [...(leaving.get(from) ?? []), leave]);
  return fetch(url, { headers: { 'x-forwarded-for': from }, signal: leave.signal });
};
const enter = async (from: string): Promise<number> => (await ask(from)).status;
const figures = async () => (await fetch(new URL(ROUTES.metrics, url))).text();

afterEach(async () => {
  for (const leave of [...leaving.values()].flat()) leave.abort();
  leaving.clear();
  while (!(await figures()).includes('event_streams_open{stream="news"} 0'));
});

it('accepts many streams in total, and few for one network', async () => {
  expect([await enter('2001:db8::1'), await enter('2001:db8::2'), await enter('2001:db8::3')]).toEqual([200, 200, 429]);
  expect([await enter('192.0.2.1'), await enter('192.0.2.2')]).toEqual([200, 429]);
  leaving.get('2001:db8::1')?.[0]?.abort();
  while ((await enter('192.0.2.2')) !== 200);
});

it('sends Retry-After beyond the limit, and counts rejections', async () => {
  await enter('192.0.2.1');
  await enter('192.0.2.1');
  const answer = await ask('192.0.2.1');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await answer.json()).toMatchObject({ code: 'too_many_requests', error: 'Too many' });
  await enter('192.0.2.2');
  await enter('192.0.2.3');
  expect(await figures()).toMatch(/event_streams_refused_total\{stream="news",full="network"\} [1-9]/);
  expect(await figures()).toMatch(/event_streams_refused_total\{stream="news",full="all"\} [1-9]/);
  expect(await figures()).toContain('event_streams_open{stream="news"} 3');
});

it('sends heartbeats before clients time out', async () => {
  const beats: (() => void)[] = [];
  const start = globalThis.setInterval;
  const heartbeat = jest.spyOn(globalThis, 'setInterval').mockImplementation((beat, ms) => {
    if (ms === EVENT_STREAM_TIMES_MS.heartbeat) beats.push(beat);
    return start(beat, ms);
  });
  const { body } = await ask('192.0.2.1');
  heartbeat.mockRestore();
  const reader = body?.getReader();
  const read = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
  expect(await read()).toBe(': welcome\n\n');
  for (const beat of beats) beat();
  expect(await read()).toBe(': still here\n\n');
  expect(EVENT_STREAM_TIMES_MS.silence).toBeGreaterThan(2 * EVENT_STREAM_TIMES_MS.heartbeat);
});
