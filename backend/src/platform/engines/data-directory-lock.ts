import { mkdirSync } from 'node:fs';
import * as path from 'node:path';
import type { Settings } from '../config/settings.js';
import { lockFile, type FileLock } from '../file-lock/file-lock.js';

/** Two processes on one data directory would each believe that views, answers, keys and pictures are theirs alone. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';
  constructor(readonly directory: string) {
    super(`DATA_DIR ${directory} is in use by another process: end that one first, or set another DATA_DIR`);
  }
}

/**
 * Keeps the whole data directory for this process; undefined when none of its stores lies there.
 * @throws DataDirectoryInUse
 */
export function lockDataDirectory({
  dataDirectory,
  eventStoreUrl,
  mongoUrl,
}: Pick<Settings, 'dataDirectory' | 'eventStoreUrl' | 'mongoUrl'>): FileLock | undefined {
  if (eventStoreUrl !== undefined && mongoUrl !== undefined) return undefined;
  mkdirSync(dataDirectory, { recursive: true });
  const lock = lockFile(path.join(dataDirectory, 'data.lock'));
  if (lock === undefined) throw new DataDirectoryInUse(dataDirectory);
  return lock;
}
