import { parentOf } from './answer-fields.js';
import { answersIn } from './answers-in-openapi.js';

const text = { type: 'string' };

function fieldsOf(schema: object, schemas: object = {}) {
  const content = { 'application/json': { schema } };
  const responses = { '200': { content }, '404': { content: { 'application/json': { schema: text } } } };
  const paths = { '/api/x': { get: { operationId: 'x.get', responses } } };
  return answersIn({ paths, components: { schemas } }).get('x.get');
}

describe('what an answer may be made of', () => {
  it.each([
    [text, { '': 'string' }],
    [{ type: ['integer', 'null'] }, { '': 'integer|null' }],
    [{ enum: ['a', null] }, { '': 'null|string' }],
    [{}, { '': 'unknown' }],
    [
      { type: 'array', items: text },
      { '': 'array', '[]': 'string' },
    ],
    [
      { type: 'object', additionalProperties: text },
      { '': 'object', '.*': 'string|undefined' },
    ],
    [
      { type: 'object', properties: { a: text, b: text }, required: ['a'] },
      { '': 'object', '.a': 'string', '.b': 'string|undefined' },
    ],
    [
      { anyOf: [{ type: 'object', properties: { a: text }, required: ['a'] }, { type: 'object' }, { type: 'null' }] },
      { '': 'null|object', '.a': 'string|undefined' },
    ],
  ])('is told for %j', (schema, fields) => {
    expect(fieldsOf(schema)).toEqual(fields);
  });

  it('is looked up by name, also where it holds itself', () => {
    const Tree = {
      type: 'object',
      properties: { trees: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
    };
    expect(fieldsOf({ $ref: '#/components/schemas/Tree' }, { Tree })).toEqual({
      '': 'object',
      '.trees': 'array|undefined',
      '.trees[]': 'object',
    });
  });

  it('is nothing for an operation without JSON', () => {
    const paths = { '/x': { parameters: [], get: { operationId: 'x.get', responses: { '204': {} } } } };
    expect(answersIn({ paths })).toEqual(new Map([['x.get', {}]]));
  });
});

test.each([
  ['.mascots[].slug', '.mascots[]', 'object'],
  ['.mascots[]', '.mascots', 'array'],
  ['[]', '', 'array'],
  ['.next', '', 'object'],
])('%s belongs to %j', (path, parent, kind) => {
  expect(parentOf(path)).toEqual({ path: parent, kind });
});
