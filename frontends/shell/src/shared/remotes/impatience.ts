import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** What has not answered after this long is taken for dead, in milliseconds. */
const PATIENCE_MS = 4000;

/** How long a script of a remote may take to arrive, in milliseconds; slow lines need longer for it than for an answer. */
const SCRIPT_PATIENCE_MS = 12_000;

/** `fetch` that gives up on silent servers, asks past caches, and throws on every answer that is not a success. */
export async function impatientFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

/** Makes the federation runtime impatient: by itself it waits for ever and does not look at the status. */
export const impatiencePlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'marcel:impatience',
  fetch: (url, init) => impatientFetch(url, init),
  createScript: () => ({ timeout: SCRIPT_PATIENCE_MS }),
});
