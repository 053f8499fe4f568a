import { Controller, Get, Injectable, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../decider/domain-error.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import { CachedView, setRecordVersion } from './caching.js';

const EVENT = '018f0000-0000-7000-8000-0123456789ab';

@Injectable()
class Views {
  revision = 1;
  reads = 0;
}

@Controller('api')
class ViewsController {
  constructor(private readonly views: Views) {}

  @Get('cached')
  @CachedView('mascots', 'comments')
  cached(@Query('q') q: string): object {
    this.views.reads += 1;
    if (q === 'bad') throw new DomainError('invalid_input', 'Bad');
    return q === 'same' ? { q } : { q, revision: this.views.revision };
  }

  @Get('record')
  @CachedView('mascots')
  record(@Req() request: FastifyRequest): object {
    this.views.reads += 1;
    setRecordVersion(request, 'mascot-7', { ...this.views, eventId: EVENT });
    return { revision: this.views.revision };
  }

  @Get('of-an-earlier-release')
  earlier(@Req() request: FastifyRequest): object {
    setRecordVersion(request, 'mascot-7', { name: 'Tux' });
    return {};
  }

  @Get('plain')
  plain(): object {
    this.views.reads += 1;
    return { revision: this.views.revision };
  }

  @Post('plain')
  write(): object {
    return {};
  }
}

let test: TestApp;
let views: Views;

beforeEach(async () => {
  test = await startTestApp({
    controllers: [ViewsController],
    providers: [Views],
    http: { revisionOf: async (collection) => `${collection}-${views.revision}` },
  });
  views = test.app.get(Views);
});
afterEach(() => test.close());

const get = (url: string, ifNoneMatch?: string, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url, headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch } });

describe('a cached view', () => {
  it('is read once for each address and revision', async () => {
    const first = await get('/api/cached?q=a');
    const second = await get('/api/cached?q=a');
    expect(second.payload).toBe(first.payload);
    expect(second.headers).toMatchObject({
      etag: first.headers.etag,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(views.reads).toBe(1);
    await get('/api/cached?q=b');
    expect(views.reads).toBe(2);
  });

  it('is read again once something has changed', async () => {
    const first = await get('/api/cached?q=a');
    views.revision = 2;
    const second = await get('/api/cached?q=a', String(first.headers.etag));
    expect(second.json()).toEqual({ q: 'a', revision: 2 });
    expect(second.headers.etag).not.toBe(first.headers.etag);
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await get('/api/cached?q=a');
    const again = await get('/api/cached?q=a', `"other", W/${String(headers.etag)}`);
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(views.reads).toBe(1);
  });

  it('is not sent again when only another part of the view has changed', async () => {
    const { headers } = await get('/api/cached?q=same');
    views.revision = 2;
    const again = await get('/api/cached?q=same', String(headers.etag));
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect(views.reads).toBe(2);
    expect((await get('/api/cached?q=same', String(headers.etag))).statusCode).toBe(304);
    expect(views.reads).toBe(2);
  });

  it('answers HEAD as GET, without a body', async () => {
    const head = await get('/api/cached?q=a', undefined, 'HEAD');
    const [full, kept] = [await get('/api/cached?q=a'), await get('/api/cached?q=a', undefined, 'HEAD')];
    for (const answer of [head, kept]) {
      expect([answer.statusCode, answer.payload, answer.headers.etag]).toEqual([200, '', full.headers.etag]);
      expect(answer.headers['content-length']).toBe(full.headers['content-length']);
    }
  });

  it('caches no errors', async () => {
    const refused = await get('/api/cached?q=bad');
    expect([refused.statusCode, refused.headers.etag]).toEqual([400, undefined]);
    expect((await get('/api/cached?q=bad')).statusCode).toBe(400);
    expect(views.reads).toBe(2);
  });
});

describe('a record', () => {
  it('has an ETag with its version, cached or not', async () => {
    const first = await get('/api/record');
    expect(first.headers.etag).toMatch(/^"mascot-7@1-0123456789ab\.[\w-]{27}"$/);
    const kept = await get('/api/record');
    expect([kept.headers.etag, kept.payload, views.reads]).toEqual([first.headers.etag, first.payload, 1]);
    views.revision = 2;
    expect((await get('/api/record', String(first.headers.etag))).headers.etag).toMatch(/^"mascot-7@2-/);
  });

  it('is not sent again to a client that has it, though it is read again', async () => {
    const tag = String((await get('/api/record')).headers.etag);
    const elsewhere = await get('/api/record?again', tag);
    expect([elsewhere.statusCode, elsewhere.payload, elsewhere.headers.etag]).toEqual([304, '', tag]);
    expect(views.reads).toBe(2);
    expect((await get('/api/record?again')).json()).toEqual({ revision: 1 });
  });

  it('has an ETag of its content when its view has no version', async () => {
    expect((await get('/api/of-an-earlier-release')).headers.etag).toMatch(/^"[\w-]{27}"$/);
  });
});

describe('any other response', () => {
  it('has an ETag of its content', async () => {
    const first = await get('/api/plain');
    expect(first.headers).toMatchObject({ etag: expect.stringMatching(/^"[\w-]+"$/), 'cache-control': 'no-cache' });
    const again = await get('/api/plain', String(first.headers.etag));
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    views.revision = 2;
    expect((await get('/api/plain', String(first.headers.etag))).statusCode).toBe(200);
  });

  it('is not cacheable when it responds to a write', async () => {
    const { headers } = await test.app.inject({ method: 'POST', url: '/api/plain' });
    expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
  });
});
