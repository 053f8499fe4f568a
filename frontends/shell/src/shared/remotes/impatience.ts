/** What has not answered after this long is taken for dead, in milliseconds. */
const FETCH_PATIENCE_MS = 4000;

/** `fetch` that gives up on silent servers, asks past caches, and throws on every answer that is not a success. */
export async function impatientFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(FETCH_PATIENCE_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
