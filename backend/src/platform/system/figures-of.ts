import type { Registry } from 'prom-client';

interface Figure {
  readonly labels: Readonly<Record<string, string | number | undefined>>;
  readonly value: number;
}

/** The values of a metric by its labels; none where there is no such metric, or it cannot be told now. */
async function figuresOf(registry: Registry, name: string, part = name): Promise<readonly Figure[]> {
  const metric = await registry.getSingleMetric(name)?.get();
  return (metric?.values ?? []).filter((value) => !('metricName' in value) || value.metricName === part);
}

/** A metric that is one number. */
export async function figureOf(registry: Registry, name: string): Promise<number | null> {
  return (await figuresOf(registry, name))[0]?.value ?? null;
}

/**
 * How often each of the labels' combinations has been counted, the most first.
 * @param told what is told of one, by the values of its labels
 * @param part of a histogram, its number of observations
 */
export async function countsOf<Told extends object>(
  registry: Registry,
  name: string,
  told: (label: (name: string) => string) => Told,
  part?: string,
): Promise<(Told & { count: number })[]> {
  const counted = (await figuresOf(registry, name, part)).filter(({ value }) => value > 0);
  return counted
    .sort((one, other) => other.value - one.value)
    .map(({ labels, value: count }) => ({ ...told((label) => String(labels[label] ?? '')), count }));
}
