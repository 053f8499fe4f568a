import type { Db } from 'mongodb';
import type { EventStore } from '../../event-store/event-store.js';
import type { LeaseStore } from '../../leases/lease-store.js';
import type { KeyVault } from '../../personal-data/key-vault.js';
import type { ReadStore } from '../../read-store/read-store.js';
import type { RebuildBoard } from '../followers/rebuilds/rebuild-board.js';

/** The stores that everything stands on. */
export interface Engines {
  readonly events: EventStore;
  readonly views: ReadStore;
  readonly keys: KeyVault;
  /** Where nodes agree on who does what; undefined when this process is the only one. */
  readonly leases: LeaseStore | undefined;
  /** Where nodes ask one another for rebuilds; there whenever the leases are. */
  readonly rebuilds: RebuildBoard | undefined;
  /** Also keeps pictures and first answers; undefined when they lie in the data directory. */
  readonly mongo: Db | undefined;
  close(): Promise<void>;
}
