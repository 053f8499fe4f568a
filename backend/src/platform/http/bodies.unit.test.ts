import { isCheapToValidate } from './bodies.js';
import { canonicalAddress } from './http-adapter.js';

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

it.each([
  ['text', true],
  [nested(33), true],
  [nested(34), false],
  [nested(100_000), false],
  [Array.from({ length: 999 }, () => 0), true],
  [Array.from({ length: 1000 }, () => 0), false],
  [{ a: { b: Array.from({ length: 998 }, () => ({})) } }, false],
])('detects whether a body is small (%#)', (body, expected) => {
  expect(isCheapToValidate(body)).toBe(expected);
});

it.each(['/', '/mascotdx/caf%C3%A9?search=100%', '/api/mascots/1', '/a%2Fb/%2e%2e/%25?c=%61'])(
  'does not change %s',
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
])('normalizes %s to %s', (url, spelt) => {
  expect(canonicalAddress(url)).toBe(spelt);
});

it.each([
  ['/%zz', '/not-an-address'],
  ['/mascotdx/%E0%A4%A', '/not-an-address'],
  ['/api/mascots/1%FF/like?a=1', '/api/not-an-address'],
  ['/api/%2%35', '/api/not-an-address'],
])('treats %s as an unknown address', (url, taken) => {
  expect(canonicalAddress(url)).toBe(taken);
});
