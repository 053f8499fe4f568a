import { HeldBytes } from './held-bytes.js';

const ADA = '192.0.2.1';
const BOB = '192.0.2.2';

const release = (held: ReturnType<HeldBytes['take']>): void => {
  if (typeof held === 'string') throw new Error(`The share of ${held} is used up`);
  held();
};

describe('what visitors make the server hold', () => {
  it('is limited for each network, and for all', () => {
    const held = new HeldBytes({ most: 25, mostOfOne: 10 });
    release(held.take(ADA, 10));
    const first = held.take(ADA, 6);
    expect(held.take(ADA, 5)).toBe('network');
    expect(held.take(BOB, 10)).toBeInstanceOf(Function);
    expect(held.take('192.0.2.3', 10)).toBe('all');
    expect(held.inAll).toBe(16);
    release(first);
    expect(held.take(ADA, 5)).toBeInstanceOf(Function);
  });

  it('is let go of once', () => {
    const held = new HeldBytes({ most: 25, mostOfOne: 10 });
    const first = held.take(ADA, 6);
    held.take(ADA, 4);
    release(first);
    release(first);
    expect(held.inAll).toBe(4);
  });

  it('may be one thing that is larger than a share', () => {
    const held = new HeldBytes({ most: 25, mostOfOne: 10 });
    expect(held.take(ADA, 12)).toBeInstanceOf(Function);
    expect(held.take(ADA, 1)).toBe('network');
  });
});
