import { hasFewValues } from './json-size.js';

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

it.each([
  [{}, 2],
  [[1, 2, 3], 4],
  [{ a: 1, b: [{}] }, 5],
  [Array.from({ length: 1000 }, () => ({})), 2001],
])('counts what %j can hold at most', (value, signs) => {
  expect(hasFewValues(json(value), signs)).toBe(true);
  expect(hasFewValues(json(value), signs - 1)).toBe(false);
});
