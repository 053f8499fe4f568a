import type { BlobStore } from '../../blob-store/blob-store.js';
import { counted, UNTOLD } from '../along.js';
import { BackupError } from '../backup-error.js';

/** Copies every picture but those that are collected meanwhile, and compares each with its name. @throws BackupError for one that is damaged */
export async function copyPictures(from: BlobStore, to: BlobStore, along = UNTOLD): Promise<number> {
  let copied = 0;
  for await (const name of counted(from.list(), 'Pictures', along)) {
    const bytes = await from.get(name);
    if (bytes === undefined && !(await from.has(name))) continue;
    if (bytes === undefined || (await to.put(bytes)) !== name) throw new BackupError(`Picture ${name} is damaged`);
    copied += 1;
  }
  return copied;
}
