import { Shares } from './connections.js';

const ADA = '192.0.2.1';
const BOB = '192.0.2.2';

describe('Shares', () => {
  it('are limited for each network, and for all', () => {
    const held = new Shares({ most: 25, mostOfOne: 10 });
    const first = held.begin(ADA);
    expect([first.add(2), first.add(4)]).toEqual([undefined, undefined]);
    expect(held.begin(ADA).add(5)).toBe('network');
    expect(held.begin(BOB).add(10)).toBeUndefined();
    expect(held.begin('192.0.2.3').add(10)).toBe('all');
    expect(held.inAll).toBe(16);
    first.release();
    expect(held.begin(ADA).add(10)).toBeUndefined();
  });

  it('are released once', () => {
    const held = new Shares({ most: 25, mostOfOne: 10 });
    const [first, second] = [held.begin(ADA), held.begin(ADA)];
    first.add(6);
    second.add(4);
    first.release();
    first.release();
    expect(held.inAll).toBe(4);
  });
});
