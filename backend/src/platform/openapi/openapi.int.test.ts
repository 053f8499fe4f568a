import {
  AddCommentRequest,
  Comment,
  EditMascotRequest,
  HEADERS,
  ListMascotsQuery,
  Mascot,
  MascotList,
  ROUTES,
} from '@marcel/contracts';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { Admin } from '../http/token-guard.js';
import { startTestApp, type TestApp } from '../http/testing/test-app.js';
import { JsonResponse, MultipartBody, QueryParameters } from './decorators.js';
import { buildOpenApi, serveOpenApi } from './build-openapi.js';

@Controller()
class DocumentedController {
  @Get(ROUTES.mascots)
  @JsonResponse(MascotList, 'MascotList')
  listMascots(@QueryParameters() query: ListMascotsQuery): object {
    return query;
  }

  @Put(ROUTES.mascot)
  @Admin()
  @JsonResponse(Mascot, 'Mascot')
  editMascot(@Param('id') id: string, @Body() edit: EditMascotRequest): object {
    return { id, edit };
  }

  @Post(ROUTES.mascotComments)
  @JsonResponse(Comment, 'Comment', 201)
  addComment(@Body() comment: AddCommentRequest): object {
    return comment;
  }

  @Post(ROUTES.mascotImage)
  @MultipartBody({ fields: { imageUrl: { type: 'string' } }, files: ['image'], required: [] })
  setImage(): object {
    return {};
  }
}

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ controllers: [DocumentedController], prepare: serveOpenApi });
});
afterAll(() => test.close());

describe('the document', () => {
  const operation = (path: string, method: 'get' | 'put' | 'post') => buildOpenApi(test.app).paths[path]?.[method];
  const schema = (name: string) => buildOpenApi(test.app).components?.schemas?.[name];

  it('is the same when built and when served', async () => {
    const served = (await test.app.inject(ROUTES.openapi)).json<unknown>();
    expect(served).toEqual(JSON.parse(JSON.stringify(buildOpenApi(test.app))));
  });

  it('has the checks of a query as its parameters', () => {
    const list = operation(ROUTES.mascots, 'get');
    expect(list?.operationId).toBe('documented.listMascots');
    expect(list?.parameters).toHaveLength(24);
    const query = { in: 'query', required: false };
    const limit = { type: 'integer', minimum: 1, maximum: 500 };
    expect(list?.parameters).toContainEqual({ ...query, name: 'limit', schema: limit });
    const picture = { type: 'string', enum: ['missing', 'present'] };
    expect(list?.parameters).toContainEqual({ ...query, name: 'picture', schema: picture });
    const order = { type: 'string', enum: ['asc', 'desc'] };
    expect(list?.parameters).toContainEqual({ ...query, name: 'sortOrder', schema: order });
  });

  it('has the checks of a body as its schema', () => {
    const filled = { type: 'string', minLength: 1, pattern: '\\S', not: { pattern: expect.any(String) } };
    expect(schema('AddCommentRequest')).toEqual({
      type: 'object',
      properties: { author: { ...filled, maxLength: 50 }, content: { ...filled, maxLength: 1000 } },
      required: ['author', 'content'],
    });
    expect(schema('EditMascotRequest')).toMatchObject({
      properties: {
        industry: { type: ['string', 'null'], maxLength: 100 },
        cuteness: { type: 'integer', minimum: 1, maximum: 10 },
        facts: { type: 'array', items: { type: 'string' } },
        yearRetired: { type: ['integer', 'null'] },
      },
    });
    expect(schema('EditMascotRequest')).not.toHaveProperty('required');
  });

  it('has the schemas of responses, and errors for every operation', () => {
    const answeredBy = (name: string) => ({ content: { 'application/json': { schema: { $ref: reference(name) } } } });
    expect(operation('/api/mascots/{id}/comments', 'post')?.responses).toMatchObject({
      '201': answeredBy('Comment'),
      '400': answeredBy('ErrorBody'),
      '422': answeredBy('ErrorBody'),
      '503': answeredBy('ErrorBody'),
    });
    expect(schema('Comment')).toMatchObject({ properties: { mascotId: { type: 'integer' } } });
  });

  it('holds the schemas that are used, in order', () => {
    const names = Object.keys(buildOpenApi(test.app).components?.schemas ?? {});
    expect(names).toEqual([...names].sort());
    expect(names).not.toContain('CommentForm');
  });

  it('marks operations that need a token', () => {
    expect(operation('/api/mascots/{id}', 'put')).toMatchObject({
      security: [{ [HEADERS.adminToken]: [] }],
      responses: { '401': {} },
    });
  });

  it('describes forms', () => {
    const properties = { imageUrl: { type: 'string' }, image: { type: 'string', format: 'binary' } };
    expect(operation('/api/mascots/{id}/image', 'post')?.requestBody).toMatchObject({
      content: { 'multipart/form-data': { schema: { properties } } },
    });
  });

  const reference = (name: string) => `#/components/schemas/${name}`;
});

describe('the page', () => {
  it('complies with the content security policy', async () => {
    const page = await test.app.inject(ROUTES.docs);
    expect(page.statusCode).toBe(200);
    expect(page.payload).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>\s*\S/);
    expect(page.payload).not.toMatch(/\son[a-z]+=/);
    for (const [, file] of page.payload.matchAll(/<script[^>]*src=['"]([^'"]+)/g)) {
      const script = await test.app.inject(new URL(file ?? '', 'http://x/api/docs').pathname);
      expect([file, script.statusCode, script.headers['content-type']]).toEqual([
        file,
        200,
        expect.stringMatching('javascript'),
      ]);
    }
  });
});
