import * as path from 'node:path';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { errorCode } from '../errors/error-code.js';
import { StorageFull } from '../errors/storage-full.js';

const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/**
 * Writes a file so that after a crash it is either complete or missing.
 * @param unfinished path until the file is complete, in the same file system
 * @throws StorageFull
 */
export async function writeDurably(file: string, bytes: Uint8Array, unfinished: string): Promise<void> {
  const directory = path.dirname(file);
  let made: string | undefined;
  try {
    made = await mkdir(directory, { recursive: true });
    await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw FULL.includes(errorCode(error)) ? new StorageFull(`No room for ${file}`, { cause: error }) : error;
  }
  await syncDirectory(directory);
  if (made !== undefined) await syncDirectory(path.dirname(made));
}

/** A renamed file survives a power cut only once its directory is on disk too. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
