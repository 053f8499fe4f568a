import { readableAddress } from './readable-address.js';

it.each(['/', '/mascotdx/caf%C3%A9?search=100%', '/api/mascots/1'])('leaves %s as it is', (url) => {
  expect(readableAddress(url)).toBe(url);
});

it.each([
  ['/%zz', '/not-an-address'],
  ['/mascotdx/%E0%A4%A', '/not-an-address'],
  ['/api/mascots/1%FF/like?a=1', '/api/not-an-address'],
])('takes %s for an address of nothing', (url, taken) => {
  expect(readableAddress(url)).toBe(taken);
});
