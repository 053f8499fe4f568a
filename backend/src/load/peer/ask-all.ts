import autocannon from 'autocannon';
import type { Throughput } from '../requests-per-second.js';
import { usedBy } from '../used-by.js';

/** One request. */
export interface Ask {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** JSON text. */
  readonly body?: string;
}

/** Where to ask, and whose process answers there. */
export interface Asked {
  readonly address: string;
  readonly pid: number | undefined;
}

/** How the asked one did. */
export interface Load extends Throughput {
  /** Milliseconds of processor for one answer, on all cores; undefined where that is not told, or nothing was answered. */
  readonly cpu: number | undefined;
}

const JSON_BODY = { 'content-type': 'application/json' };

const WARM_SECONDS = 3;
const SECONDS = 5;

/** Asks for another thing each time, over some connections at once. @throws Error when an answer is not 2xx */
export async function askAll({ address, pid }: Asked, next: () => Ask, connections: number): Promise<Load> {
  await ask(address, next, { connections, duration: WARM_SECONDS });
  const before = usedBy(pid)?.cpuSeconds ?? 0;
  const { answers, ...measured } = await ask(address, next, { connections, duration: SECONDS });
  const after = usedBy(pid)?.cpuSeconds;
  return { ...measured, cpu: after === undefined || answers === 0 ? undefined : ((after - before) * 1000) / answers };
}

async function ask(
  url: string,
  next: () => Ask,
  load: { connections: number; duration: number },
): Promise<Throughput & { readonly answers: number }> {
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
  return { answers: requests.total, perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
