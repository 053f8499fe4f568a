import { statSync } from 'node:fs';
import * as path from 'node:path';
import type { EmbeddedEventStore } from '../event-store/embedded/embedded-event-store.js';
import { openEmbeddedEventStore } from '../event-store/embedded/open.js';
import { LogGone } from './log-gone.js';
import { tracesOfLog } from './traces-of-log.js';

/**
 * Opens the embedded log of a data directory.
 * @throws LogGone unless it is about to be restored, EventStoreInUse, EventStoreUnavailable, LogDamaged
 */
export async function openOwnLog(dataDirectory: string, { isRestore = false } = {}): Promise<EmbeddedEventStore> {
  const directory = path.join(dataDirectory, 'events');
  const requireNoTraces = (...left: readonly string[]): void => {
    const traces = isRestore ? [] : [...tracesOfLog(dataDirectory), ...left];
    if (traces.length > 0) throw new LogGone(`in ${directory}`, traces);
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
    await log.close();
    throw error;
  }
}

const hasBytes = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
