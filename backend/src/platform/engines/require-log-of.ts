import type { Settings } from '../config/settings.js';
import { unlessUnavailable } from '../errors/store-unavailable.js';
import { collect } from '../event-store/collect.js';
import type { Engines } from './engines.js';
import { LogGone } from './log-gone.js';

/**
 * Where the log lies on a server, or what it fills does, no file tells that it was emptied: what was made from it does.
 * @throws LogGone, StoreUnavailable for the rest; a log that cannot be asked now is waited for by those who need it
 */
export async function requireLogOf(
  { events, keys, views }: Pick<Engines, 'events' | 'keys' | 'views'>,
  { eventStoreUrl, mongoUrl }: Pick<Settings, 'eventStoreUrl' | 'mongoUrl'>,
): Promise<void> {
  if (eventStoreUrl === undefined && mongoUrl === undefined) return;
  const newest = await unlessUnavailable(() => collect(events.readAll({ direction: 'backwards', limit: 1 })));
  if (newest?.length !== 0) return;
  const traces = [
    ...((await keys.isEmpty()) ? [] : ['a key of personal data']),
    ...((await views.hasTakenIn()) ? ['a read model'] : []),
  ];
  const log = eventStoreUrl === undefined ? 'in DATA_DIR' : 'at EVENTSTOREDB_URL';
  if (traces.length > 0) throw new LogGone(log, traces);
}
