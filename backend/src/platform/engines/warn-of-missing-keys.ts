import { existsSync } from 'node:fs';
import { EventStoreUnavailable } from '../event-store/errors.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Log } from '../observability/logging/log.js';

const MISSING =
  'The keys of personal data are missing beside a log that is not empty: contacts and private links of earlier submissions ' +
  'cannot be opened. Stop, put the file back from its backup and start again; an empty one is made now';

/** To be asked before the file is made. */
export async function warnOfMissingKeys(file: string, events: EventStore, log: Log): Promise<void> {
  if (existsSync(file)) return;
  try {
    if ((await events.head()) !== undefined) log.error({ file }, MISSING);
  } catch (error) {
    // A log server that is still away may be waited for later.
    if (!(error instanceof EventStoreUnavailable)) throw error;
  }
}
