import { randomBytes } from 'node:crypto';
import { writeDurably } from '../../platform/files/write-durably.js';
import { KEY_BYTES } from '../../platform/encryption/envelope.js';

/**
 * Adds a new key-encryption key as the first one, encrypts all keys with it, and removes the other key-encryption keys. After a crash
 * in between, the file still has all key-encryption keys, and the rotation can be repeated.
 * @param rewrap encrypts all keys with the first key-encryption key in the file
 */
export async function rotateKeyFile<Result>(
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
