import type { Db } from 'mongodb';
import type { EventStore } from '../../event-store/event-store.js';
import type { LeaseStore } from '../../leases/lease-store.js';
import type { KeyVault } from '../../personal-data/key-vault.js';
import type { ReadStore } from '../../read-store/read-store.js';

/** The stores that everything stands on. */
export interface Engines {
  readonly events: EventStore;
  readonly views: ReadStore;
  readonly keys: KeyVault;
  /** Where nodes agree on who does what; undefined when this process is the only one. */
  readonly leases: LeaseStore | undefined;
  /** Also keeps pictures and first answers; undefined when they lie in the data directory. */
  readonly mongo: Db | undefined;
  close(): Promise<void>;
}
