/** What one run of this benchmark gave, ours to theirs, as docs/benchmarks.md shows it. */
export const RATIOS: Readonly<Record<string, number>> = {};

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
