import autocannon from 'autocannon';

const SECONDS = 4;

export interface Throughput {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Asks again and again over some connections at once. @throws Error when an answer is not 2xx */
export async function requestsPerSecond(
  url: string,
  { connections = 64, method = 'GET' as const }: { connections?: number; method?: 'GET' | 'POST' } = {},
): Promise<Throughput> {
  const { non2xx, errors, requests, latency } = await autocannon({ url, method, connections, duration: SECONDS });
  if (non2xx + errors > 0) throw new Error(`${method} ${url}: ${non2xx} refused, ${errors} failed`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
