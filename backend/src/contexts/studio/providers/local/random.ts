/** Returns numbers that look random, the same for the same seed. */
export function toRandom(seed: number) {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Returns an integer from 0 up to, but not including, `count`. */
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    between: (low: number, high: number): number => low + next() * (high - low),
    pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number] =>
      items[below(items.length)] ?? items[0],
    chance: (probability: number): boolean => next() < probability,
  };
}
export type Random = ReturnType<typeof toRandom>;
