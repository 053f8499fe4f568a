/** What one run of this benchmark gave, ours to theirs, as docs/benchmarks.md shows it. */
const RATIOS: Readonly<Record<string, number>> = {
  'like of a random mascot': 1.27,
  'like of one mascot': 1.31,
  'lists: 5 sorts, 50 pages, 4 kinds of filter': 237.6,
  'lists: 5 sorts, 50 pages': 36.5,
  'detail by slug': 0.77,
};

/** Two runs differ by less. */
const FALL = 2 / 3;

/** What is to be told of a ratio that has fallen by more than a third since it was written down. */
export function fallOf(name: string, ratio: number): string | undefined {
  const before = RATIOS[name];
  if (before === undefined || ratio >= before * FALL) return undefined;
  return `▼ ${name}: ${ratio.toFixed(2)} times as fast as PocketBase, and ${before} when it was last written down`;
}
