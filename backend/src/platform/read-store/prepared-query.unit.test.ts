import { prepareQuery } from './prepared-query.js';

const definition = {
  name: 'mascots',
  id: 'number',
  fields: { name: 'folded', slug: 'text', likes: 'number' },
  search: ['name'],
} as const;

it('fills in the defaults', () => {
  expect(prepareQuery(definition, {})).toEqual({
    filters: [],
    search: undefined,
    sort: { field: 'id', direction: 'desc' },
    offset: 0,
    limit: Infinity,
    cursors: [],
  });
});

it('folds values of folded fields and searches', () => {
  const { filters, search } = prepareQuery(definition, {
    search: ' TUX the\ttux ',
    where: [{ field: 'name', oneOf: ['Tux', null] }],
  });
  expect(search).toEqual(['tux', 'the']);
  expect(filters).toEqual([{ kind: 'oneOf', field: 'name', values: ['tux'], orMissing: true }]);
});

it('drops values that no document can have', () => {
  const { filters } = prepareQuery(definition, {
    where: [
      { field: 'likes', oneOf: ['1', 2] },
      { field: 'slug', oneOf: [3] },
    ],
  });
  expect(filters).toEqual([
    { kind: 'oneOf', field: 'likes', values: [2], orMissing: false },
    { kind: 'oneOf', field: 'slug', values: [], orMissing: false },
  ]);
});

it.each([
  [{ where: [{ field: 'toString', oneOf: [] }] }, 'no field toString'],
  [{ sort: { field: 'about', direction: 'asc' } }, 'no field about'],
  [{ where: [{ field: 'likes', from: Number.NaN }] }, 'range of likes'],
  [{ where: [{ field: 'name', from: 1 }] }, 'holds folded texts'],
  [{ offset: -1 }, 'Offset'],
  [{ limit: 0.5 }, 'limit'],
] as const)('rejects %j', (query, message) => {
  expect(() => prepareQuery(definition, query)).toThrow(message);
});

it('rejects a search without search fields', () => {
  expect(() => prepareQuery({ ...definition, search: [] }, { search: 'x' })).toThrow('no search fields');
});
