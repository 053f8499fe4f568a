/** What one run of this benchmark gave, ours to theirs, as docs/benchmarks.md shows it. */
export const RATIOS: Readonly<Record<string, number>> = {
  'like of a random mascot': 0.89,
  'like of one mascot': 0.82,
  'lists: 5 sorts, 50 pages, 4 kinds of filter': 80.7,
  'lists: 5 sorts, 50 pages': 11.9,
  'detail by slug': 0.59,
};

/** A ratio that has fallen by more than a third is told, as two runs differ by less. */
const FALL = 2 / 3;

export function tellFall(
  print: (line: string) => void,
  name: string,
  ratio: number,
  before: Readonly<Record<string, number>>,
): void {
  const earlier = before[name];
  if (earlier === undefined || ratio >= earlier * FALL) return;
  print(`▼ ${name}: ${ratio.toFixed(2)} times as fast as PocketBase, and ${earlier} when it was last written down`);
}
