import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { NEVER } from 'rxjs';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { EventStreams } from './event-streams.js';

@Controller('api/news')
class NewsController {
  private readonly readers = new EventStreams({ most: 3, mostOfOne: 2, tooMany: 'Too many' });

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

const enter = async (from: string): Promise<number> => {
  const leave = new AbortController();
  leaving.set(from, [...(leaving.get(from) ?? []), leave]);
  return (await fetch(url, { headers: { 'x-forwarded-for': from }, signal: leave.signal })).status;
};

it('has places for all, and few for one network', async () => {
  expect([await enter('2001:db8::1'), await enter('2001:db8::2'), await enter('2001:db8::3')]).toEqual([200, 200, 429]);
  expect([await enter('192.0.2.1'), await enter('192.0.2.2')]).toEqual([200, 429]);
  leaving.get('2001:db8::1')?.[0]?.abort();
  while ((await enter('192.0.2.2')) !== 200);
  for (const leave of [...leaving.values()].flat()) leave.abort();
});
