import { randomBytes } from 'node:crypto';
import { writeDurably } from '../../platform/files/write-durably.js';
import { KEY_BYTES } from '../../platform/encryption/envelope.js';

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

function replaceFile(file: string, keys: readonly Buffer[]): Promise<void> {
  const text = keys.map((key) => `${key.toString('base64')}\n`).join('');
  return writeDurably(file, Buffer.from(text), `${file}.new`);
}
