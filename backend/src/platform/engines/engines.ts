import type { BlobStore } from '../blob-store/blob-store.js';
import type { DocumentStore } from '../document-store/port.js';
import type { EmbeddedEventStore } from '../event-store/embedded/embedded-event-store.js';
import type { EventStore } from '../event-store/event-store.js';
import type { LeaseStore } from '../leader-election/lease-store.js';
import type { KeyVault } from '../personal-data/key-vault.js';
import type { ReadStore } from '../read-store/read-store.js';

export interface Engines {
  readonly events: EventStore;
  readonly views: ReadStore;
  readonly keys: KeyVault;
  readonly blobs: BlobStore;
  readonly documents: DocumentStore;
  readonly leases: LeaseStore | undefined;
  close(): Promise<void>;
}

/** An embedded log, whose files this process checks; EventStoreDB checks its own. */
export type CheckedStorage = Pick<EmbeddedEventStore, 'checkStorage'>;

export interface OpenedEngines extends Engines {
  readonly events: EventStore & Partial<CheckedStorage>;
}

export interface Kept extends Pick<Engines, 'views' | 'documents' | 'blobs'> {
  readonly keys: DocumentStore;
}
