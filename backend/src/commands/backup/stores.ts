import type { BlobStore } from '../../platform/blob-store/blob-store.js';
import type { FillableEventStore } from '../../platform/event-store/event-store.js';
import type { KeyVault } from '../../platform/personal-data/key-vault.js';
import type { Projection } from '../../platform/consumers/projections/projection.js';
import type { ReadStore } from '../../platform/read-store/read-store.js';

/** What a backup is made of and restored to, whichever engines are behind it. */
export interface Stores {
  readonly events: FillableEventStore;
  readonly pictures: BlobStore;
  readonly keys: KeyVault;
  readonly views: ReadStore;
  readonly projections: readonly Pick<Projection, 'name' | 'collections'>[];
}
