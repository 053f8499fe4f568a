import type { BlobStore } from '../blob-store/blob-store.js';
import type { DocumentStore } from '../document-store/port.js';
import type { EmbeddedEventStore } from '../event-store/embedded/embedded-event-store.js';
import type { EventStore } from '../event-store/event-store.js';
import type { LeaseStore } from '../leader-election/lease-store.js';
import type { KeyVault } from '../personal-data/key-vault.js';
import type { ReadStore } from '../read-store/read-store.js';
import type { Server } from './usable-servers.js';

export interface Engines {
  readonly events: EventStore;
  readonly views: ReadStore;
  readonly keys: KeyVault;
  readonly blobs: BlobStore;
  readonly documents: DocumentStore;
  readonly leases: LeaseStore | undefined;
  close(): Promise<void>;
}

export interface OpenedEngines extends Engines {
  /** An embedded log can check its files; EventStoreDB checks its own. */
  readonly events: EventStore & Partial<Pick<EmbeddedEventStore, 'checkStorage'>>;
  /** Checks that the stores belong together, once their servers can be used. @throws SettingsError, LogMissing, StoreUnavailable */
  connect(untilUsable: (server: Server) => Promise<void>): Promise<void>;
}

export type StoresToRead = Pick<OpenedEngines, 'events' | 'keys' | 'blobs' | 'close'>;

export interface StoresWithoutLog extends Pick<Engines, 'views' | 'documents' | 'blobs'> {
  readonly keys: DocumentStore;
  close(): Promise<unknown>;
}
