import type { BlobStore } from '../blob-store/blob-store.js';
import type { EventStore } from '../event-store/event-store.js';
import type { KeyVault } from '../personal-data/key-vault.js';
import type { Projection } from '../read-store/projection.js';
import type { ReadStore } from '../read-store/read-store.js';

/** What a backup is made of and restored to, whichever engines are behind it. */
export interface Stores {
  readonly events: EventStore;
  readonly pictures: BlobStore;
  readonly keys: KeyVault;
  readonly views: ReadStore;
  readonly projections: readonly Pick<Projection, 'name' | 'collections'>[];
}
