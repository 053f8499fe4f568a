import { NetworkQuota } from './connections.js';

const ADA = '192.0.2.1';
const BOB = '198.51.100.2';

it('a quota limits each network, and all together', () => {
  const held = new NetworkQuota({ max: 25, maxPerNetwork: 10 });
  expect([held.acquire(ADA, 2), held.acquire(ADA, 4)]).toEqual([undefined, undefined]);
  expect(held.acquire(ADA, 5)).toBe('network');
  expect(held.acquire(BOB, 10)).toBeUndefined();
  expect(held.acquire('203.0.113.3', 10)).toBe('all');
  expect(held.total).toBe(16);
  held.release(ADA, 6);
  expect(held.acquire(ADA, 10)).toBeUndefined();
});

it.each([
  ['2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:1:3::/64', '2001:db8:2:1::/64'],
  ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.3.1'],
])('a quota limits %s together with its neighbors', (one, two, three, other) => {
  const held = new NetworkQuota({ max: Infinity, maxPerNetwork: 10 });
  expect([one, two, three, other].map((network) => held.acquire(network, 10))).toEqual([
    undefined,
    undefined,
    'network',
    undefined,
  ]);
  held.release(two, 10);
  expect(held.acquire(three, 10)).toBeUndefined();
  for (const network of [one, three, other]) held.release(network, 10);
  expect(held.total).toBe(0);
});
