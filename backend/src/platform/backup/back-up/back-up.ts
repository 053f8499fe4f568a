import type { BlobStore } from '../../blob-store/blob-store.js';
import { copyPictures } from '../files/copy-pictures.js';
import { writeManifest, type Manifest } from '../files/manifest.js';
import { UNTOLD, type Along } from '../along.js';
import type { Sources } from '../stores.js';
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
  readonly along?: Along;
}

/**
 * Writes everything that cannot be made again. May run while the product does: the log comes first, and whatever an event
 * refers to is stored before the event is.
 * @throws BackupError, and what the stores throw
 */
export async function backUp(stores: Sources, options: BackUpOptions): Promise<Manifest> {
  const { directory, withKeys, now, along = UNTOLD } = options;
  const log = await backUpLog(stores.events, directory, along);
  await along('Read models', 0);
  const readModels = await readModelDigests(stores, log.position);
  const pictures = await copyPictures(stores.pictures, options.pictures, along);
  const keys = withKeys ? await backUpKeys(stores.keys, directory, along) : undefined;
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
