import { randomBytes } from 'node:crypto';
import { open, rename, type FileHandle } from 'node:fs/promises';
import * as path from 'node:path';
import { KEY_BYTES } from '../../platform/sealing/envelope.js';

/**
 * Puts a new master key before the present ones, wraps all keys in it, and removes the others. After a crash in between, the file holds
 * all of them, and the rotation can be repeated.
 *
 * @param rewrap wraps all keys in the first master key that the file has by then
 */
export async function rotateIn<Result>(
  file: string,
  present: readonly Buffer[],
  rewrap: () => Promise<Result>,
): Promise<Result> {
  const next = randomBytes(KEY_BYTES);
  await replaceFile(file, [next, ...present]);
  const result = await rewrap();
  await replaceFile(file, [next]);
  return result;
}

async function replaceFile(file: string, keys: readonly Buffer[]): Promise<void> {
  const fresh = `${file}.new`;
  const text = keys.map((key) => `${key.toString('base64')}\n`).join('');
  await durably(await open(fresh, 'w', 0o600), (handle) => handle.writeFile(text));
  await rename(fresh, file);
  await durably(await open(path.dirname(file), 'r'));
}

async function durably(handle: FileHandle, write?: (handle: FileHandle) => Promise<void>): Promise<void> {
  try {
    await write?.(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
