import {
  AddCommentRequest,
  COMMENT_MESSAGES,
  EditMascotRequest,
  ERROR_MESSAGES,
  HEADERS,
  ROUTES,
} from '@marcel/contracts';
import { Body, Controller, Post, Put } from '@nestjs/common';
import { connect } from 'node:net';
import { Admin } from './token-guard.js';
import { ADMIN_TOKEN, startTestApp, type TestApp } from './testing/test-app.js';

@Controller()
class BodiesController {
  @Post('api/things')
  add(@Body() comment: AddCommentRequest): object {
    return comment;
  }

  @Put(ROUTES.mascot)
  @Admin()
  edit(@Body() { visualDesc }: EditMascotRequest): object {
    return { visualDesc };
  }
}

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ controllers: [BodiesController] });
  await test.app.listen(0, '127.0.0.1');
});
afterAll(() => test.close());

const post = async (payload: string, type = 'application/json') => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/things',
    payload,
    headers: { 'content-type': type },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=b', 'text/json'])(
  'are JSON, and not %s',
  async (type) => {
    expect(await post('author=Ann&content=Hello', type)).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type', error: ERROR_MESSAGES.unsupportedMediaType },
    });
  },
);

it('are no longer than the longest request of that kind', async () => {
  const unknown = JSON.stringify({ author: 'Ann', content: 'Hello', more: 'x'.repeat(64 * 1024) });
  expect(await post(unknown)).toMatchObject({ status: 413, body: { code: 'too_large' } });
  const known = JSON.stringify({ author: 'Ann', content: 'Hello', more: 'x'.repeat(60 * 1024) });
  expect(await post(known)).toEqual({ status: 201, body: { author: 'Ann', content: 'Hello' } });
});

it.each([
  ['lists', `[${'[],'.repeat(1000)}[]]`],
  ['keys', `{${Array.from({ length: 1000 }, (_, key) => `"${key}":0`).join()}}`],
])('do not hold thousands of %s', async (_, payload) => {
  expect(await post(payload)).toMatchObject({ status: 400, body: { error: ERROR_MESSAGES.malformedBody } });
});

it('may contain an object instead of a text, which is rejected without reading it', async () => {
  const author = Object.fromEntries(Array.from({ length: 400 }, (_, key) => [`k${key}`, {}]));
  expect(await post(JSON.stringify({ author, content: 'Hello' }))).toMatchObject({
    status: 400,
    body: { details: [{ path: 'author', message: COMMENT_MESSAGES.serverAuthorRequired }] },
  });
});

describe('a large edit', () => {
  const edit = (token: string) =>
    test.app.inject({
      method: 'PUT',
      url: '/api/mascots/1',
      headers: { [HEADERS.adminToken]: token },
      payload: { visualDesc: 'Blue', image: `data:image/png;base64,${'A'.repeat(1_000_000)}` },
    });

  it('is read for an admin', async () => {
    expect((await edit(ADMIN_TOKEN)).statusCode).not.toBe(413);
    expect((await edit('wrong')).statusCode).toBe(401);
  });

  it.each(['content-length: 5000000', 'transfer-encoding: chunked'])(
    'is rejected for others before it is read (%s)',
    async (length) => {
      const { port } = new URL(await test.app.getUrl());
      const socket = connect(Number(port), '127.0.0.1');
      const lines = ['PUT /api/mascots/1 HTTP/1.1', 'host: localhost', 'content-type: application/json', length];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      const [answer] = await new Promise<Buffer[]>((resolve) => socket.once('data', (data: Buffer) => resolve([data])));
      socket.destroy();
      expect(String(answer)).toMatch(/^HTTP\/1.1 401 /);
    },
  );
});
