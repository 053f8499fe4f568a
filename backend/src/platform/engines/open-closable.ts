import type { Settings } from '../config/settings.js';
import type { EmbeddedEventStore } from '../event-store/embedded/embedded-event-store.js';
import type { EventStore, Position } from '../event-store/event-store.js';
import { lockDataDirectory } from './data-directory-lock.js';
import { openOwnLog } from './open-own-log.js';

/** A log whose beginning can be moved into files. */
export interface ClosableLog extends EventStore {
  /** Moves everything up to a position; it is read from there as before. */
  closeUpTo(position: Position): void;
}

export interface OpenedClosable {
  readonly log: ClosableLog;
  close(): Promise<void>;
}

const NOT_HERE =
  'EventStoreDB keeps its log in files of its own; moving them is for the archiving of its server (docs/adr/0031). Nothing was done.';

/**
 * Opens the embedded log of a data directory for nobody else.
 * @throws DataDirectoryInUse, EventStoreInUse, EventStoreUnavailable, LogDamaged, LogGone, LogPartlyFilled, Error for a log on
 * EventStoreDB
 */
export async function openClosable(
  where: Pick<Settings, 'dataDirectory' | 'eventStoreUrl' | 'mongoUrl'>,
): Promise<OpenedClosable> {
  if (where.eventStoreUrl !== undefined) throw new Error(NOT_HERE);
  const lock = lockDataDirectory(where);
  try {
    const log: EmbeddedEventStore = await openOwnLog(where.dataDirectory);
    const close = async () => {
      await log.close();
      lock?.release();
    };
    return { log, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
