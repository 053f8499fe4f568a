import type { BlobStore } from '../../../platform/blob-store/blob-store.js';
import { copyPictures } from '../files/copy-pictures.js';
import { writeManifest, type Manifest } from '../files/manifest.js';
import type { Stores } from '../stores.js';
import { backUpKeys } from './back-up-keys.js';
import { backUpLog } from './back-up-log.js';
import { readModelDigests } from './read-model-digests.js';

export interface BackUpOptions {
  /** Absolute; empty. */
  readonly directory: string;
  /** Where the pictures go, inside the directory. */
  readonly pictures: BlobStore;
  readonly withKeys: boolean;
  readonly now: Date;
}

/**
 * Writes everything that cannot be made again. May run while the product does: the log comes first, and whatever an event
 * refers to is stored before the event is.
 * @throws BackupError, and what the stores throw
 */
export async function backUp(stores: Stores, options: BackUpOptions): Promise<Manifest> {
  const { directory, withKeys, now } = options;
  const log = await backUpLog(stores.events, directory);
  const readModels = await readModelDigests(stores, log.position);
  const pictures = await copyPictures(stores.pictures, options.pictures);
  const keys = withKeys ? await backUpKeys(stores.keys, directory) : undefined;
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    log: { events: log.count, sha256: log.sha256 },
    pictures,
    keys: keys === undefined ? null : { records: keys.count, sha256: keys.sha256 },
    readModels,
  };
  await writeManifest(directory, manifest);
  return manifest;
}
