import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Attempts } from './attempts';
import { impatientFetch } from './impatience';

/** How long a script of a remote may take to arrive, in milliseconds; slow lines need longer for it than for an answer. */
const SCRIPT_PATIENCE_MS = 12_000;

/**
 * Makes the federation runtime impatient (by itself it waits for ever and does not look at the status) and lets it ask
 * under the addresses of the running attempt.
 */
export const loadingPlugin = (attempts: Attempts): ModuleFederationRuntimePlugin => ({
  name: 'marcel:loading',
  fetch: (url, init) => impatientFetch(url, init),
  createScript: ({ url, remoteInfo }) => {
    if (!remoteInfo) return { timeout: SCRIPT_PATIENCE_MS };
    const script = document.createElement('script');
    script.src = attempts.addressOf(remoteInfo.name, url);
    Object.assign(script.dataset, attempts.dataOf(remoteInfo.name));
    return { script, timeout: SCRIPT_PATIENCE_MS };
  },
  // The runtime would put a style into the page and wait for nothing; the remote's own loader finds it there, and
  // takes it for loaded. As a preload it only comes earlier.
  createLink: ({ url, remoteInfo }) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'style';
    link.href = remoteInfo ? attempts.addressOf(remoteInfo.name, url) : url;
    return link;
  },
});
