const SIZES = [32, 8, 1];

export function* inGroups<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  let start = 0;
  for (const size of SIZES) for (; items.length - start >= size; start += size) yield items.slice(start, start + size);
}
