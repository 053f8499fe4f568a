/** How many browsers were given a release, and how often it failed in one. */
export interface ReleaseFigures {
  readonly visits: number;
  readonly failures: number;
}

/** Fewer failures than that may be one visitor's bad connection. */
const FEWEST_FAILURES = 5;

/** Networks in which it has to fail: one, or two, may be a stranger who wants it to end. */
const FEWEST_NETWORKS = 3;

export const isToldBySeveral = (networks: number): boolean => networks >= FEWEST_NETWORKS;

/** Standard errors between the two rates: by chance alone one of a thousand canaries is so far off. */
const CLEARLY = 3;

/** Whether a canary fails clearly more often than what is live beside it: a difference of two proportions, after Agresti and Caffo. */
export function failsMoreOften(canary: ReleaseFigures, live: ReleaseFigures): boolean {
  if (canary.failures < FEWEST_FAILURES) return false;
  const [one, other] = [rateOf(canary), rateOf(live)];
  return one.rate - other.rate > CLEARLY * Math.sqrt(one.variance + other.variance);
}

/** In words, for the record. */
export const verdict = (canary: ReleaseFigures, live: ReleaseFigures): string =>
  `It failed ${canary.failures} times in ${canary.visits} visits, what is live ${live.failures} times in ${live.visits}`;

/** One visit may fail several times. */
function rateOf({ visits, failures }: ReleaseFigures): { readonly rate: number; readonly variance: number } {
  const all = visits + 2;
  const rate = (Math.min(failures, visits) + 1) / all;
  return { rate, variance: (rate * (1 - rate)) / all };
}
