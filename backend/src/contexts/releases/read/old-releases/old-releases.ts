import type { ReleaseDocument } from '../frontends.collections.js';

/** The newest ones stay in any case, */
export const RELEASES_KEPT = 10;
/** and whatever was live in the last thirty days, in milliseconds: pages that are open still ask for it. */
export const LIVE_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

interface Known {
  /** Newest first. */
  readonly releases: readonly Pick<ReleaseDocument, 'release' | 'status'>[];
  /** Live, tried out, or live in the time that counts. */
  readonly used: ReadonlySet<string>;
}

/** Which releases of a frontend are to go. A withdrawn one takes no place among those that stay. */
export function oldReleases({ releases, used }: Known): string[] {
  const newest = releases.filter(({ status }) => status === 'published').slice(0, RELEASES_KEPT);
  return releases
    .filter((one) => one.status !== 'pruned' && !newest.includes(one) && !used.has(one.release))
    .map(({ release }) => release);
}
