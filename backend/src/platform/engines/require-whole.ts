import * as path from 'node:path';
import type { Settings } from '../config/settings.js';
import { unlessUnavailable } from '../errors/store-unavailable.js';
import { LogPartlyFilled } from '../event-store/errors.js';
import type { FillableEventStore } from '../event-store/event-store.js';

/**
 * The log, which is closed when it is refused. One that cannot be asked now refuses appends by itself.
 * @throws LogPartlyFilled, EventStoreAccessDenied
 */
export async function requireWhole<Log extends Pick<FillableEventStore, 'isBeingFilled' | 'close'>>(
  log: Log,
  { dataDirectory, eventStoreUrl }: Pick<Settings, 'dataDirectory' | 'eventStoreUrl'>,
): Promise<Log> {
  try {
    if ((await unlessUnavailable(() => log.isBeingFilled())) !== true) return log;
    const place = eventStoreUrl === undefined ? `in ${path.join(dataDirectory, 'events')}` : 'at EVENTSTOREDB_URL';
    throw new LogPartlyFilled(place);
  } catch (error) {
    await log.close();
    throw error;
  }
}
