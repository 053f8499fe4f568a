import { Shares } from './connections.js';

const ADA = '192.0.2.1';
const BOB = '192.0.2.2';

it('shares are limited for each network, and for all', () => {
  const held = new Shares({ most: 25, mostOfOne: 10 });
  expect([held.take(ADA, 2), held.take(ADA, 4)]).toEqual([undefined, undefined]);
  expect(held.take(ADA, 5)).toBe('network');
  expect(held.take(BOB, 10)).toBeUndefined();
  expect(held.take('192.0.2.3', 10)).toBe('all');
  expect(held.inAll).toBe(16);
  held.giveBack(ADA, 6);
  expect(held.take(ADA, 10)).toBeUndefined();
});
