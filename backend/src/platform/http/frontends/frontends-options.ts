import type { RemoteEntry } from '../../config/formats.js';
import type { HeadOf } from './page-head.js';
import type { ReleasedFrontends } from './released-frontends.js';

export interface FrontendsOptions {
  /** Directory that holds `shell/dist` and the `dist` of each remote. */
  readonly root: string;
  /** Remotes that are deployed elsewhere. */
  readonly remotes: readonly RemoteEntry[];
  /** What was released since the product was built. */
  readonly released: ReleasedFrontends;
  /** Origins that remotes may load from, whatever was released. */
  readonly origins: readonly string[];
  readonly headOf?: HeadOf;
  /** Where the site is to be found; left out, requests on this machine tell. */
  readonly publicUrl?: string | undefined;
}
