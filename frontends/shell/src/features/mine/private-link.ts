import { OWNER_KEY, windowPage } from '@marcel/contracts';

const PARAMETER = 'key';

/** Opens a key's things anywhere. The key stands in the fragment, which no browser sends to a server. */
export const privateLink = (key: string): string =>
  `${window.location.origin}${windowPage('mine')}#${PARAMETER}=${key}`;

/** The key in a fragment, or null. */
export function keyIn(hash: string): string | null {
  const key = new URLSearchParams(hash.slice(1)).get(PARAMETER);
  return key !== null && OWNER_KEY.pattern.test(key) ? key : null;
}
