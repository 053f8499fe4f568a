import autocannon from 'autocannon';
import type { Throughput } from '../requests-per-second.js';

/** One request. */
export interface Ask {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** JSON text. */
  readonly body?: string;
}

const JSON_BODY = { 'content-type': 'application/json' };

const WARM_SECONDS = 1;
const SECONDS = 5;

/** Asks for another thing each time, over some connections at once. @throws Error when an answer is not 2xx */
export async function askAll(address: string, next: () => Ask, connections: number): Promise<Throughput> {
  await ask(address, next, { connections, duration: WARM_SECONDS });
  return ask(address, next, { connections, duration: SECONDS });
}

async function ask(url: string, next: () => Ask, load: { connections: number; duration: number }): Promise<Throughput> {
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { method, path, body } = next();
    return { ...request, method, path, ...(body !== undefined && { body, headers: JSON_BODY }) };
  };
  const { non2xx, errors, requests, latency } = await autocannon({
    url,
    ...load,
    timeout: 60,
    requests: [{ setupRequest }],
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
