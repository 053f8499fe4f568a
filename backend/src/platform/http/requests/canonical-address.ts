/** What a path that is no text at all is taken for: it names nothing that exists. */
const NOWHERE = 'not-an-address';

/** Scheme and host of an address in its absolute form, as proxies are sent it. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Letters, digits and signs that mean the same encoded. A dot does not: between slashes it would lead elsewhere. */
const NEEDLESSLY_ENCODED = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * The one spelling of a request's address that everything reads: routes, limits and the log decide alike on it. A path that
 * cannot be decoded names nothing, among pages or in the API.
 */
export function canonicalAddress(url: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url.replace(ORIGIN, '')) ?? [];
  if (!isDecodable(path)) return path.startsWith('/api/') ? `/api/${NOWHERE}` : `/${NOWHERE}`;
  const spelt = path.replace(NEEDLESSLY_ENCODED, (encoded) => decodeURIComponent(encoded));
  return (spelt === '' ? '/' : spelt) + rest;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
