import { FirstInOrder, type Entry } from './in-order.js';

/** More than are sorted at once, in an order of no kind, some of them with equal values and some without one. */
const ENTRIES: readonly Entry[] = Array.from({ length: 10_000 }, (_, index) => {
  const id = (index * 7919) % 10_007;
  return { id, value: id % 10 === 0 ? null : id % 100 };
});

const rank = ({ value }: Entry, direction: 'asc' | 'desc'): number =>
  typeof value === 'number' ? (direction === 'asc' ? value : -value) : Infinity;

describe.each(['asc', 'desc'] as const)('the first in order, %s', (direction) => {
  const whole = ENTRIES.toSorted((one, other) => {
    const [first, second] = [rank(one, direction), rank(other, direction)];
    return first === second ? (direction === 'asc' ? one.id - other.id : other.id - one.id) : first < second ? -1 : 1;
  });

  it.each([0, 1, 20, 4000, 9_500, 20_000])('are those of the whole, %i of them', (count) => {
    const first = new FirstInOrder({ field: 'likes', direction }, count);
    for (const { id, value } of ENTRIES) first.offer(id, value);
    expect(first.entries()).toEqual(whole.slice(0, count));
  });
});
