import type { RemoteEntry } from '../../config/formats.js';
import type { HeadOf } from './page-head.js';
import type { ReleasedFrontends } from './built-frontends.js';

export interface FrontendsOptions {
  readonly root: string;
  readonly remotes: readonly RemoteEntry[];
  /** What was released since the product was built. */
  readonly released: ReleasedFrontends;
  readonly origins: readonly string[];
  readonly headOf?: HeadOf;
  readonly publicUrl?: string | undefined;
}
