import type { BlobStore } from '../blob-store/blob-store.js';
import type { RebuildBoard } from '../consumers/rebuilds/rebuild-board.js';
import type { DocumentStore } from '../document-store/port.js';
import type { EmbeddedEventStore } from '../event-store/embedded/embedded-event-store.js';
import type { EventStore } from '../event-store/event-store.js';
import type { LeaseStore } from '../leader-election/lease-store.js';
import type { KeyVault } from '../personal-data/key-vault.js';
import type { ReadStore } from '../read-store/read-store.js';

/** The stores that everything stands on. */
export interface Engines {
  readonly events: EventStore;
  readonly views: ReadStore;
  readonly keys: KeyVault;
  readonly blobs: BlobStore;
  /** Answers, snapshots, quotas, leases and rebuilds. */
  readonly documents: DocumentStore;
  /** Where nodes agree on who does what; undefined when this process is the only one. */
  readonly leases: LeaseStore | undefined;
  /** Where nodes ask one another for rebuilds; there whenever the leases are. */
  readonly rebuilds: RebuildBoard | undefined;
  close(): Promise<void>;
}

/** A log whose files lie here: EventStoreDB checks its own. */
export type CheckedStorage = Pick<EmbeddedEventStore, 'checkStorage'>;

/** The engines as they were opened. */
export interface OpenedEngines extends Engines {
  readonly events: EventStore & Partial<CheckedStorage>;
}

/** Everything but the log. */
export interface Kept extends Pick<Engines, 'views' | 'documents' | 'blobs'> {
  /** Of the key vault. */
  readonly keys: DocumentStore;
}
