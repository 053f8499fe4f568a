import { HEADERS } from '@marcel/contracts';
import { Controller, Get, Header } from '@nestjs/common';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ADMIN_TOKEN, startTestApp, type TestApp } from './testing/test-app.js';

const LONG = { words: 'again and '.repeat(500) };

@Controller('api')
class AnswersController {
  @Get('long')
  long(): object {
    return LONG;
  }

  @Get('short')
  short(): object {
    return { words: 'once' };
  }

  @Get('private')
  @Header('cache-control', 'private, no-store')
  private(): object {
    return LONG;
  }

  @Get('picture')
  @Header('content-type', 'image/webp')
  picture(): Buffer {
    return Buffer.alloc(5000);
  }
}

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ controllers: [AnswersController] });
});
afterAll(() => test.close());

const get = (url: string, accepted?: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { ...headers, ...(accepted !== undefined && { 'accept-encoding': accepted }) } });

describe('responses', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ] as const)('are compressed as %s allows', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await get('/api/long', accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(rawPayload.length) });
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(rawPayload.length).toBeLessThan(500);
    expect(JSON.parse(unpack(rawPayload).toString())).toEqual(LONG);
  });

  it.each([
    ['for who takes none', '/api/long', undefined, {}],
    ['for who refuses all', '/api/long', 'br;q=0, gzip;q=0.0, identity', {}],
    ['where little is gained', '/api/short', 'br', {}],
    ['where they are for one alone', '/api/private', 'br', {}],
    ['for who has shown a secret', '/api/long', 'br', { [HEADERS.adminToken]: ADMIN_TOKEN }],
    ['where they are no text', '/api/picture', 'br', {}],
  ])('are not compressed %s', async (_, url, accepted, headers) => {
    expect((await get(url, accepted, headers)).headers).not.toHaveProperty('content-encoding');
  });

  it('keep their ETag for conditional requests', async () => {
    const { headers } = await get('/api/long', 'br');
    const again = await get('/api/long', 'br', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });
});
