/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 4000;

/** `fetch` with a timeout that revalidates cached responses. @throws for any unsuccessful status */
export async function fetchWithTimeout(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
