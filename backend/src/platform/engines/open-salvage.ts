import * as path from 'node:path';
import type { Settings } from '../config/settings.js';
import { openEmbeddedEventStore } from '../event-store/embedded/open.js';
import { SalvagedLog } from '../event-store/embedded/salvage/salvaged-log.js';
import type { EventStore, RecordedEvent } from '../event-store/event-store.js';
import { lockDataDirectory } from './data-directory-lock.js';

/** What is left of a damaged log. */
export interface DamagedLog {
  /** Every event that is whole, in its order. */
  events(): Iterable<RecordedEvent>;
  /** Numbers of the events that are gone. */
  readonly lost: readonly { readonly first: number; readonly last: number }[];
  /** Those of the lost that the log still names, by their number. */
  readonly named: ReadonlyMap<number, NamedEvent>;
}

export interface NamedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

export interface Salvage {
  readonly damaged: DamagedLog;
  /** A new, empty log. */
  readonly target: EventStore;
  close(): Promise<void>;
}

/**
 * Opens the embedded log of a data directory as what is left of it, and a new log in another directory.
 * @throws DataDirectoryInUse, EventStoreInUse, EventStoreUnavailable, Error when there is no log
 */
export function openSalvage({ dataDirectory }: Pick<Settings, 'dataDirectory'>, directory: string): Salvage {
  const lock = lockDataDirectory({ dataDirectory, eventStoreUrl: undefined, mongoUrl: undefined });
  try {
    const damaged = SalvagedLog.open(path.join(dataDirectory, 'events', 'events.db'));
    const target = openEmbeddedEventStore(directory);
    const close = async () => {
      await target.close();
      damaged.close();
      lock?.release();
    };
    return { damaged, target, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
