import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { errorCode } from '../../errors/error-code.js';
import { StorageFull } from '../../errors/storage-full.js';

const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/**
 * Writes a file so that after a crash it is either there whole or not there at all. `workshop` is where the unfinished file
 * lies, in the same file system. @throws StorageFull
 */
export async function writeDurably(file: string, bytes: Uint8Array, workshop: string): Promise<void> {
  const directory = path.dirname(file);
  const unfinished = path.join(workshop, randomUUID());
  let made: string | undefined;
  try {
    made = await mkdir(directory, { recursive: true });
    await writeAndSync(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw FULL.includes(errorCode(error)) ? new StorageFull(`No room for ${file}`, { cause: error }) : error;
  }
  await syncDirectory(directory);
  if (made !== undefined) await syncDirectory(path.dirname(made));
}

async function writeAndSync(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
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
