import { ERROR_MESSAGES, MAX_UPLOAD_BYTES, PICTURE_MESSAGES } from '@marcel/contracts';
import { Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { FormOf, startTestApp, type TestApp } from './testing/test-app.js';
import { readForm, requireFile } from './forms.js';

const FORM = { files: ['image', 'other'], fieldBytes: 1000 };

@Controller('api/forms')
class FormsController {
  @Post()
  @FormOf(FORM)
  async read(@Req() request: FastifyRequest): Promise<object> {
    const { fields, files } = await readForm(request);
    const [file, other] = [files.get('image'), files.get('other')];
    return { fields, file: file && { ...file, bytes: file.bytes.length }, other: other?.bytes.length };
  }
}

let test: TestApp;
let url: string;

beforeAll(async () => {
  test = await startTestApp({ controllers: [FormsController] });
  await test.app.listen(0, '127.0.0.1');
  url = `${await test.app.getUrl()}/api/forms`;
});
afterAll(() => test.close());

const post = async (entries: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const answer = await fetch(url, { method: 'POST', body: form });
  return { status: answer.status, body: await answer.json() };
};
const fileOf = (bytes: number, name = 'dog.png') => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

describe('a form', () => {
  it('returns its texts and its file', async () => {
    expect(
      await post([
        ['name', 'Añu 😀'],
        ['facts', '["a"]'],
        ['image', fileOf(10)],
      ]),
    ).toEqual({
      status: 201,
      body: {
        fields: { name: 'Añu 😀', facts: '["a"]' },
        file: { bytes: 10, fileName: 'dog.png', mimeType: 'image/png' },
      },
    });
  });

  it('may come without a file', async () => {
    expect((await post([['name', 'Tux\r\nPenguin']])).body).toEqual({ fields: { name: 'Tux\nPenguin' } });
    expect(
      (
        await post([
          ['name', 'Tux'],
          ['image', fileOf(0, '')],
        ])
      ).body,
    ).toEqual({ fields: { name: 'Tux' } });
  });

  it('returns several files by their fields, also empty ones', async () => {
    const two = await post([
      ['image', fileOf(3)],
      ['other', fileOf(4)],
    ]);
    expect(two.body).toMatchObject({ file: { bytes: 3 }, other: 4 });
    const one = await post([
      ['image', fileOf(0)],
      ['other', ''],
    ]);
    expect(one.body).toMatchObject({ fields: {}, file: { bytes: 0 } });
  });

  it('may require a file', () => {
    const file = { bytes: Buffer.from('dog'), fileName: 'dog.png', mimeType: 'image/png' };
    const form = { fields: {}, files: new Map([['portrait', file]]) };
    expect(requireFile(form, 'portrait', 'Needed')).toHaveLength(3);
    expect(() => requireFile(form, 'character', 'Needed')).toThrow('Needed');
  });

  it('accepts a file of exactly 5 MB', async () => {
    expect(await post([['image', fileOf(MAX_UPLOAD_BYTES)]])).toMatchObject({
      body: { file: { bytes: MAX_UPLOAD_BYTES } },
    });
  });

  it('rejects a larger one with a message', async () => {
    expect(await post([['image', fileOf(MAX_UPLOAD_BYTES + 1)]])).toMatchObject({
      status: 413,
      body: { code: 'too_large', error: PICTURE_MESSAGES.tooLarge.body },
    });
    expect(
      await post([
        ['image', fileOf(6 * MAX_UPLOAD_BYTES)],
        ['name', 'Tux'],
      ]),
    ).toMatchObject({ status: 413 });
  });

  const refusals: [string, [string, string | File][], string, string][] = [
    [
      'a name given twice',
      [
        ['name', 'a'],
        ['name', 'b'],
      ],
      'name',
      ERROR_MESSAGES.givenTwice,
    ],
    [
      'two files',
      [
        ['image', fileOf(3)],
        ['image', fileOf(4)],
      ],
      'image',
      ERROR_MESSAGES.givenTwice,
    ],
    ['a text where the file belongs', [['image', 'https://x']], 'image', ERROR_MESSAGES.fileExpected],
    ['a file where none belongs', [['name', fileOf(3)]], 'name', ERROR_MESSAGES.unexpectedFile],
    ['a text that is too long', [['name', 'x'.repeat(1001)]], 'name', ERROR_MESSAGES.fieldTooLong],
  ];
  it.each(refusals)('rejects %s', async (_, entries, path, message) => {
    expect(await post(entries)).toMatchObject({ status: 400, body: { details: [{ path, message }] } });
  });

  it('rejects texts that are too long together, and a declared length above the limit', async () => {
    const texts = ['a', 'b', 'c'].map((name): [string, string] => [name, 'x'.repeat(400)]);
    expect(await post(texts)).toMatchObject({ status: 413, body: { error: ERROR_MESSAGES.tooLarge } });
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    const headers = ['host: localhost', 'content-type: multipart/form-data; boundary=x', 'content-length: 900000000'];
    socket.write(`POST /api/forms HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
  });

  const malformed: [string, [string, string | File][]][] = [
    ['too many fields', Array.from({ length: 70 }, (_, index) => [`field${index}`, 'x'])],
    ['a forbidden name', [['__proto__', 'x']]],
  ];
  it.each(malformed)('rejects %s', async (_, entries) => {
    expect(await post(entries)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it.each([
    ['application/json', '{"name":"Tux"}', 415],
    ['text/plain', 'name=Tux', 415],
    ['multipart/form-data', 'no boundary', 400],
    ['multipart/form-data; boundary=x', 'not a form at all', 400],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nTux', 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nTu',
      400,
    ],
  ])('rejects %s with %j', async (type, body, status) => {
    const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': type } });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status,
      body: { error: expect.any(String) },
    });
  });

  it('handles a client that disconnects in the middle', async () => {
    await new Promise<void>((resolve) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5000 };
      const sender = httpRequest(url, { method: 'POST', headers });
      sender.on('error', () => resolve());
      sender.write('--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nTu', () =>
        sender.destroy(),
      );
    });
    expect((await post([['name', 'Tux']])).status).toBe(201);
  });
});
