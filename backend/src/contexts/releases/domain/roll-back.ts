import type { FrontendState } from './frontend.state.js';

/** What a roll-back takes back: a canary that is running, else what is live; undefined where nothing was live before. */
export type RollBack =
  | { readonly ends: string }
  | { readonly from: string; /** Null for what the product was built with. */ readonly to: string | null };

export function rollBackOf({ canary, live, before, releases }: FrontendState): RollBack | undefined {
  if (canary !== null) return { ends: canary.release };
  const to = before.findLast((release) => release === null || releases[release]?.status === 'published');
  return live === null || to === undefined ? undefined : { from: live, to };
}
