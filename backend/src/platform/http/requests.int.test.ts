import { AddCommentRequest, COMMENT_MESSAGES, ListMascotsQuery, MASCOT_MESSAGES } from '@marcel/contracts';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { startTestApp, type TestApp } from './testing/test-app.js';
import { PositiveId } from './requests.js';

@Controller('api/things')
class ThingsController {
  @Get()
  list(@Query() query: ListMascotsQuery): object {
    return { ...query, isInstance: query instanceof ListMascotsQuery };
  }

  @Get(':id')
  find(@Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number): object {
    return { id };
  }

  @Post()
  add(@Body() comment: AddCommentRequest): object {
    return { ...comment, isInstance: comment instanceof AddCommentRequest };
  }
}

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ controllers: [ThingsController] });
});
afterAll(() => test.close());

const get = async (url: string) => {
  const answer = await test.app.inject(`/api/things${url}`);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const post = async (payload: object | string) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await test.app.inject({ method: 'POST', url: '/api/things', payload, headers });
  return { status: answer.statusCode, body: answer.json() };
};

describe('a query', () => {
  it('has its defaults', async () => {
    expect(await get('')).toEqual({
      status: 200,
      body: { limit: 100, offset: 0, sortBy: 'createdAt', sortOrder: 'desc', isInstance: true },
    });
  });

  it('turns decimals into numbers and leaves texts alone', async () => {
    const { body } = await get('?limit=20&offset=40&minCuteness=3&search=7&industry=42');
    expect(body).toMatchObject({ limit: 20, offset: 40, minCuteness: 3, search: '7', industry: '42' });
  });

  it('drops unknown parameters, even repeated ones', async () => {
    const { status, body } = await get('?unknown=1&unknown=2&__proto__=x&constructor=y');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['limit', 'offset', 'sortBy', 'sortOrder', 'isInstance']);
  });

  it('treats an empty text as absent', async () => {
    expect((await get('?search=&industry=')).body).not.toHaveProperty('search');
  });

  it.each(["'", '%25', '$ne', '.*', '__proto__', '%F0%9F%98%80'])('accepts %s as plain text', async (search) => {
    expect((await get(`?search=${search}`)).body.search).toBe(decodeURIComponent(search));
  });

  it.each([
    ['search=%00', 'search'],
    ['limit=', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1e2', 'limit'],
    ['limit=0x10', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=99999999999999999999', 'limit'],
    ['limit=NaN', 'limit'],
    ['limit=5&limit=6', 'limit'],
    ['search=a&search=b', 'search'],
    ['status=', 'status'],
    [`search=${'x'.repeat(1001)}`, 'search'],
  ])('rejects ?%s', async (query, path) => {
    const { status, body } = await get(`?${query}`);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', details: [{ path }] },
    });
  });
});

it('rejects a value that is not a number', async () => {
  const { body } = await get('?limit=ten');
  expect(body).toMatchObject({ details: [{ path: 'limit', message: 'limit must be an integer number' }] });
});

describe('an id', () => {
  it('is a positive whole number', async () => {
    expect(await get('/7')).toEqual({ status: 200, body: { id: 7 } });
  });

  it.each(['0', '-1', '1.5', 'abc', '1e3', '0x1', '9007199254740993', '%20', '%00', '01'])('is not %s', async (id) => {
    expect(await get(`/${id}`)).toMatchObject({ status: 404, body: { error: MASCOT_MESSAGES.notFound } });
  });
});

describe('a body', () => {
  it('is an instance of its class, without unknown properties', async () => {
    expect(await post({ author: 'Ann', content: 'Hello', id: 7, constructor: 'x' })).toEqual({
      status: 201,
      body: { author: 'Ann', content: 'Hello', isInstance: true },
    });
  });

  it('is rejected field by field, each with its first message', async () => {
    expect(await post({ author: 5, content: 'x'.repeat(1001) })).toMatchObject({
      status: 400,
      body: {
        details: [
          { path: 'author', message: COMMENT_MESSAGES.serverAuthorRequired },
          { path: 'content', message: COMMENT_MESSAGES.commentTooLong },
        ],
      },
    });
  });

  it.each(['', 'null', '[]', '"text"', '7', '[{"author":"a","content":"b"}]'])(
    'is an object, not %j',
    async (payload) => {
      expect(await post(payload)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    },
  );
});
