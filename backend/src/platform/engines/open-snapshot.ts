import * as path from 'node:path';
import type { Settings } from '../config/settings.js';
import { LogSnapshot } from '../event-store/embedded/log-snapshot.js';
import { EventStoreDbEventStore } from '../event-store/eventstoredb/eventstoredb-event-store.js';
import type { EventStore } from '../event-store/event-store.js';
import { checkAddresses } from './check-addresses.js';

/** The log that the settings name, to be read beside a running product. @throws EventStoreUnavailable, LogDamaged */
export function openSnapshot({
  dataDirectory,
  eventStoreUrl,
}: Pick<Settings, 'dataDirectory' | 'eventStoreUrl'>): Pick<EventStore, 'readAll' | 'checkStorage' | 'close'> {
  checkAddresses({ eventStoreUrl });
  return eventStoreUrl === undefined
    ? LogSnapshot.open(path.join(dataDirectory, 'events', 'events.db'))
    : new EventStoreDbEventStore({ url: eventStoreUrl });
}
