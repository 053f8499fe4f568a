import type { BlobStore } from '../blob-store/blob-store.js';
import type { EventStore, FillableEventStore } from '../event-store/event-store.js';
import type { KeyVault } from '../personal-data/key-vault.js';
import type { Projection } from '../consumers/projections/projection.js';
import type { ReadStore } from '../read-store/read-store.js';

/** What a backup is made of, whichever engines are behind it. */
export interface Sources {
  readonly events: EventStore;
  readonly pictures: BlobStore;
  readonly keys: KeyVault;
  readonly views: ReadStore;
  readonly projections: readonly Pick<Projection, 'name' | 'collections'>[];
}

/** What it is restored to. */
export interface Stores extends Sources {
  readonly events: FillableEventStore;
}
