import type { Logger } from 'pino';
import * as path from 'node:path';
import type { Settings } from '../config/settings.js';
import { openEmbeddedEventStore } from '../event-store/embedded/open.js';
import type { EventStore } from '../event-store/event-store.js';
import { EmbeddedKeyVault } from '../personal-data/embedded/embedded-key-vault.js';
import type { KeyVault } from '../personal-data/key-vault.js';
import { EmbeddedReadStore } from '../read-store/embedded/embedded-read-store.js';
import type { ReadStore } from '../read-store/read-store.js';

/** The stores that everything stands on. */
export interface Engines {
  readonly events: EventStore;
  readonly views: ReadStore;
  readonly keys: KeyVault;
}

/** Opens the embedded stores in the data directory. @throws EventStoreInUse, LogDamaged, EventStoreUnavailable */
export function openEngines({ dataDirectory }: Pick<Settings, 'dataDirectory'>, logger: Logger): Engines {
  const events = openEmbeddedEventStore(path.join(dataDirectory, 'events'));
  const views = EmbeddedReadStore.open(path.join(dataDirectory, 'views.db'), logger);
  const keys = new EmbeddedKeyVault(path.join(dataDirectory, 'keys.db'));
  return { events, views, keys };
}

export async function closeEngines({ events, views, keys }: Engines): Promise<void> {
  await views.close();
  await keys.close();
  await events.close();
}
