import { indexOf, step } from './components/Queue';

const KEYS = ['a', 'b', 'c'];

describe('a place in a list', () => {
  it('stays at its item wherever that moves', () => {
    expect(indexOf({ key: 'b', index: 1 }, KEYS)).toBe(1);
    expect(indexOf({ key: 'b', index: 1 }, ['new', ...KEYS])).toBe(2);
  });

  it('is taken by the next item when its own is gone, or by the last one', () => {
    expect(indexOf({ key: 'gone', index: 1 }, KEYS)).toBe(1);
    expect(indexOf({ key: 'gone', index: 7 }, KEYS)).toBe(2);
    expect(indexOf({ key: 'gone', index: 0 }, [])).toBe(-1);
    expect(indexOf(null, KEYS)).toBe(-1);
  });

  it('moves by steps and ends at the ends', () => {
    const first = step(null, KEYS, 1);
    expect(first).toEqual({ key: 'a', index: 0 });
    expect(step(first, KEYS, 1)).toEqual({ key: 'b', index: 1 });
    expect(step(first, KEYS, -1)).toEqual({ key: 'a', index: 0 });
    expect(step({ key: 'c', index: 2 }, KEYS, 1)).toEqual({ key: 'c', index: 2 });
    expect(step(first, [], 1)).toBeNull();
  });
});
