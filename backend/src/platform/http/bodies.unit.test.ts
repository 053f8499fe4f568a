import { hasFewValues, isShallow } from './form-collector.js';
import { canonicalAddress } from './http-adapter.js';

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

it.each(['/', '/mascotdx/caf%C3%A9?search=100%', '/api/mascots/1', '/a%2Fb/%2e%2e/%25?c=%61'])(
  'leaves %s as it is',
  (url) => {
    expect(canonicalAddress(url)).toBe(url);
  },
);

it.each([
  ['/%61pi/site', '/api/site'],
  ['/api/submissions/%73tatus/KEY%5f1%2D%7E', '/api/submissions/status/KEY_1-~'],
  ['http://elsewhere.example/api/site?a=1', '/api/site?a=1'],
  ['HTTPS://elsewhere.example:8080?a=1', '/?a=1'],
  ['/api/site#part', '/api/site'],
  ['', '/'],
])('spells %s as %s', (url, spelt) => {
  expect(canonicalAddress(url)).toBe(spelt);
});

it.each([
  ['/%zz', '/not-an-address'],
  ['/mascotdx/%E0%A4%A', '/not-an-address'],
  ['/api/mascots/1%FF/like?a=1', '/api/not-an-address'],
  ['/api/%2%35', '/api/not-an-address'],
])('takes %s for an address of nothing', (url, taken) => {
  expect(canonicalAddress(url)).toBe(taken);
});
