import { assertFieldNames, assertValidDefinition } from './read-store.js';

const sound = { name: 'mascots', id: 'number', fields: { likes: 'number' } } as const;

it.each(['', '$ne', 'a.b', 'a:b', '__proto__', '1st', 'a b'])('rejects a field named %j', (name) => {
  expect(() => assertFieldNames(Object.fromEntries([[name, 1]]))).toThrow('cannot be a field of a document');
});

it.each([
  [{ fields: { 'a.b': 'number' } } as const, 'a.b is not a plain word'],
  [{ search: ['"'] }, '" is not a plain word'],
  [{ columns: ['likes', 'year'] }, 'year is not declared'],
])('rejects a collection with %j', (part, message) => {
  expect(() => assertValidDefinition({ ...sound, ...part })).toThrow(message);
});

it('accepts plain words', () => {
  expect(() => assertFieldNames({ id: 1, picture1: 'x' })).not.toThrow();
  expect(() => assertValidDefinition({ ...sound, columns: ['likes'] })).not.toThrow();
});
