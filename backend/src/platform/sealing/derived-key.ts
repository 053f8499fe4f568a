import { scryptSync } from 'node:crypto';
import { KEY_BYTES } from './envelope.js';

/**
 * A key for one purpose out of a secret that all nodes share, made when it is first asked for. Making it takes so long that nobody finds the
 * secret by trying it against what the key has signed.
 */
export function derivedKey(secret: string, purpose: string): () => Buffer {
  let key: Buffer | undefined;
  return () => (key ??= scryptSync(secret, `marcel-os ${purpose}`, KEY_BYTES));
}
