/** What a path that is no text at all is taken for: it names nothing that exists. */
const NOWHERE = 'not-an-address';

/** The address of a request, unless its path cannot be decoded: that one names nothing, among pages or in the API. */
export function readableAddress(url: string): string {
  const path = url.split('?', 1)[0] ?? url;
  if (isDecodable(path)) return url;
  return path.startsWith('/api/') ? `/api/${NOWHERE}` : `/${NOWHERE}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
