import { randomBytes } from 'node:crypto';
import { MasterKeyMissing, MasterKeys } from './master-keys.js';

const [one, other, key] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const wrapped = new MasterKeys([one]).wrap('comment-7', key);

describe('a wrapped key', () => {
  it('opens under the master key that wrapped it, also once that is a former one', () => {
    expect(wrapped.includes(key)).toBe(false);
    expect(new MasterKeys([one]).unwrap('comment-7', wrapped)).toEqual(key);
    expect(new MasterKeys([other, one]).unwrap('comment-7', wrapped)).toEqual(key);
  });

  it('opens under no other one, and for nobody else', () => {
    expect(() => new MasterKeys([other]).unwrap('comment-7', wrapped)).toThrow(MasterKeyMissing);
    expect(() => new MasterKeys([]).unwrap('comment-7', wrapped)).toThrow(MasterKeyMissing);
    expect(() => new MasterKeys([one]).unwrap('comment-8', wrapped)).toThrow();
    const changed = Buffer.from(wrapped);
    changed[changed.length - 1]! ^= 1;
    expect(() => new MasterKeys([one]).unwrap('comment-7', changed)).toThrow();
  });

  it('is current under the first master key only', () => {
    expect(new MasterKeys([one, other]).isCurrent(wrapped)).toBe(true);
    expect(new MasterKeys([other, one]).isCurrent(wrapped)).toBe(false);
    expect(new MasterKeys([]).isCurrent(wrapped)).toBe(false);
  });
});

describe('a key that stands for itself', () => {
  it('is kept so without a master key, and read with one', () => {
    expect(new MasterKeys([]).wrap('comment-7', key)).toEqual(key);
    expect(new MasterKeys([one]).unwrap('comment-7', key)).toEqual(key);
    expect([new MasterKeys([]).isCurrent(key), new MasterKeys([one]).isCurrent(key)]).toEqual([true, false]);
  });
});
