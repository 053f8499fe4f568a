import * as path from 'node:path';
import type { BlobStore } from '../../../platform/blob-store/blob-store.js';
import { fill } from '../../fill.js';
import { BackupError } from '../../../platform/backup/backup-error.js';
import { copyPictures } from '../../../platform/backup/files/copy-pictures.js';
import { readLines } from '../../../platform/backup/files/line-files.js';
import { KEYS_FILE, LOG_FILE, readManifest, type Manifest } from '../../../platform/backup/files/manifest.js';
import type { Stores } from '../../../platform/backup/stores.js';
import { checkFile } from '../../../platform/backup/files/check-file.js';
import { requireEmptyTarget } from './require-empty-target.js';
import { restoreKeys } from './restore-keys.js';
import { restoreLog } from './restore-log.js';

export interface RestoreOptions {
  /** Absolute; holds the backup. */
  readonly directory: string;
  /** The pictures in the directory. */
  readonly pictures: BlobStore;
  /** False when the keys are kept apart, or for a copy that nobody's contact may be read in. */
  readonly withKeys: boolean;
}

/**
 * Fills an empty target with a backup. Nothing is written before all of the backup has been checked. One that breaks off
 * can be repeated, and the product does not start before. Read models are built from the log at the product's next start.
 * @throws BackupError, and what the stores throw
 * @returns the manifest; its `keys` are null when none were restored
 */
export async function restore(stores: Stores, options: RestoreOptions): Promise<Manifest> {
  const { directory, pictures, withKeys } = options;
  const manifest = await readManifest(directory);
  const { log } = manifest;
  const keys = withKeys ? manifest.keys : null;
  const logFile = path.join(directory, LOG_FILE);
  const keysFile = path.join(directory, KEYS_FILE);
  await checkFile(logFile, { count: log.events, sha256: log.sha256 });
  if (keys !== null) await checkFile(keysFile, { count: keys.records, sha256: keys.sha256 });
  await requireEmptyTarget(stores);

  await fill(stores.events, async () => {
    if (keys !== null) await restoreKeys(stores.keys, keysFile);
    const copied = await copyPictures(pictures, stores.pictures);
    if (copied !== manifest.pictures) {
      throw new BackupError(`${directory} has ${copied} pictures where the manifest says ${manifest.pictures}`);
    }
    await restoreLog(stores.events, readLines(logFile));
  });
  return { ...manifest, keys };
}
