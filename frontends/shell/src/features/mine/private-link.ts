import { OWNER_KEY, windowPage } from '@marcel/contracts';

const PARAMETER = 'key';

export const privateLink = (key: string): string =>
  `${window.location.origin}${windowPage('mine')}#${PARAMETER}=${key}`;

export function keyIn(hash: string): string | null {
  const key = new URLSearchParams(hash.slice(1)).get(PARAMETER);
  return key !== null && OWNER_KEY.pattern.test(key) ? key : null;
}
