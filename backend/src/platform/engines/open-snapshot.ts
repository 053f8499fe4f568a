import * as path from 'node:path';
import type { Settings } from '../config/settings.js';
import { LogSnapshot } from '../event-store/embedded/log-snapshot.js';
import { EventStoreDbEventStore } from '../event-store/eventstoredb/eventstoredb-event-store.js';
import type { FillableEventStore } from '../event-store/event-store.js';
import { checkAddresses } from './check-addresses.js';
import { requireWhole } from './require-whole.js';

type LogInUse = Pick<FillableEventStore, 'readAll' | 'isBeingFilled' | 'checkStorage' | 'close'>;

/**
 * The log that the settings name, to be read beside a running product.
 * @throws EventStoreUnavailable, LogDamaged, LogPartlyFilled
 */
export async function openSnapshot(where: Pick<Settings, 'dataDirectory' | 'eventStoreUrl'>): Promise<LogInUse> {
  const { dataDirectory, eventStoreUrl } = where;
  checkAddresses({ eventStoreUrl });
  const log =
    eventStoreUrl === undefined
      ? LogSnapshot.open(path.join(dataDirectory, 'events', 'events.db'))
      : new EventStoreDbEventStore({ url: eventStoreUrl });
  return requireWhole(log, where);
}
