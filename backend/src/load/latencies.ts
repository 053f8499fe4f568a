/** How long single runs took, in milliseconds. */
export interface Latencies {
  readonly first: number;
  readonly p50: number;
  readonly p99: number;
}

/** Times `runs` runs, one after the other. */
export async function latenciesOf(runs: number, run: (index: number) => Promise<unknown>): Promise<Latencies> {
  const times: number[] = [];
  for (let index = 0; index < runs; index++) {
    const start = performance.now();
    await run(index);
    times.push(performance.now() - start);
  }
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { first: times[0] ?? 0, p50: at(0.5), p99: at(0.99) };
}

export const line = (label: string, ...figures: readonly string[]): string =>
  label.padEnd(48) + figures.map((figure) => figure.padStart(12)).join('');

export const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;
