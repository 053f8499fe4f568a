import { statSync } from 'node:fs';
import * as path from 'node:path';
import type { EmbeddedEventStore } from '../event-store/embedded/embedded-event-store.js';
import { openEmbeddedEventStore } from '../event-store/embedded/open.js';
import { tracesOfLog } from './traces-of-log.js';

/** There is no event, and there once were some: whoever began anew would drop every view, and give ids a second time. */
export class LogGone extends Error {
  override readonly name = 'LogGone';
  constructor(dataDirectory: string, traces: readonly string[]) {
    super(
      `The event log in ${path.join(dataDirectory, 'events')} is missing or empty, but ${traces.join(', ')} ` +
        'shows that there was one. Put the log back: its files, or a restored backup or archive (docs/operations.md). ' +
        'To really begin anew, move everything else out of DATA_DIR, or name an empty one',
    );
  }
}

/**
 * Opens the embedded log of a data directory.
 * @throws LogGone unless it is about to be restored, EventStoreInUse, EventStoreUnavailable, LogDamaged
 */
export function openOwnLog(dataDirectory: string, { isRestore = false } = {}): EmbeddedEventStore {
  const directory = path.join(dataDirectory, 'events');
  const requireNoTraces = (...left: readonly string[]): void => {
    const traces = isRestore ? [] : [...tracesOfLog(dataDirectory), ...left];
    if (traces.length > 0) throw new LogGone(dataDirectory, traces);
  };
  const file = path.join(directory, 'events.db');
  const wal = `${file}-wal`;
  // To be asked before it is opened: the engine throws away a write-ahead log beside nothing.
  if (!hasBytes(file)) requireNoTraces(...(hasBytes(wal) ? [wal] : []));
  const log = openEmbeddedEventStore(directory);
  try {
    if (log.isEmpty) requireNoTraces();
    return log;
  } catch (error) {
    void log.close();
    throw error;
  }
}

const hasBytes = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
