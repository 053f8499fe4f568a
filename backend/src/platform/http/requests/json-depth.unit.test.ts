import { isShallow } from './json-depth.js';

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

it('measures how deep objects and lists lie in each other', () => {
  expect(isShallow('text', 0)).toBe(true);
  expect(isShallow({ a: [{ b: null }] }, 3)).toBe(true);
  expect(isShallow({ a: [{ b: null }] }, 2)).toBe(false);
  expect(isShallow(nested(5), 5)).toBe(true);
});

it('is not exhausted by any depth', () => {
  expect(isShallow(nested(100_000), 32)).toBe(false);
});
