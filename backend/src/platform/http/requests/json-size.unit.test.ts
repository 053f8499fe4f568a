import { hasFewValues } from './json-size.js';

it.each([
  ['7', 1],
  ['{}', 2],
  ['[1, 2, 3]', 4],
  ['{"a": 1, "b": [{}]}', 5],
  ['{"a": "texts, [and] {more}", "b": "\\"quoted, too\\""}', 3],
  ['{"a": "\\\\", "b,": "\\\\\\""}', 3],
  [JSON.stringify(Array.from({ length: 1000 }, () => ({}))), 2001],
])('counts what %s can hold', (json, values) => {
  expect(hasFewValues(Buffer.from(json), values)).toBe(true);
  expect(hasFewValues(Buffer.from(json), values - 1)).toBe(false);
});
