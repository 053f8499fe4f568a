/** Each call of the engine costs more than what it does for one row; each size is a statement of its own that is kept. */
const SIZES = [32, 8, 1];

/** All of the items, in order, in groups of few sizes. */
export function* inGroups<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  let start = 0;
  for (const size of SIZES) for (; items.length - start >= size; start += size) yield items.slice(start, start + size);
}
