import { Shares } from './connections.js';

const ADA = '192.0.2.1';
const BOB = '198.51.100.2';

it('shares are limited for each network, and for all', () => {
  const held = new Shares({ most: 25, mostOfOne: 10 });
  expect([held.take(ADA, 2), held.take(ADA, 4)]).toEqual([undefined, undefined]);
  expect(held.take(ADA, 5)).toBe('network');
  expect(held.take(BOB, 10)).toBeUndefined();
  expect(held.take('203.0.113.3', 10)).toBe('all');
  expect(held.inAll).toBe(16);
  held.giveBack(ADA, 6);
  expect(held.take(ADA, 10)).toBeUndefined();
});

it.each([
  ['2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:1:3::/64', '2001:db8:2:1::/64'],
  ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.3.1'],
])('shares of %s are limited together with those of its neighbors', (one, two, three, other) => {
  const held = new Shares({ most: Infinity, mostOfOne: 10 });
  expect([one, two, three, other].map((network) => held.take(network, 10))).toEqual([
    undefined,
    undefined,
    'network',
    undefined,
  ]);
  held.giveBack(two, 10);
  expect(held.take(three, 10)).toBeUndefined();
  for (const network of [one, three, other]) held.giveBack(network, 10);
  expect(held.inAll).toBe(0);
});
