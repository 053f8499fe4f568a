/** Timeout of a request, in milliseconds. */
const FETCH_PATIENCE_MS = 4000;

/** `fetch` with a timeout, without caches. @throws on any status that is no success */
export async function impatientFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(FETCH_PATIENCE_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
