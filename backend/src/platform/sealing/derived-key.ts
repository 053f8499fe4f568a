import { scryptSync } from 'node:crypto';
import { KEY_BYTES } from './envelope.js';

export function derivedKey(secret: string, purpose: string): () => Buffer {
  let key: Buffer | undefined;
  return () => (key ??= scryptSync(secret, `marcel-os ${purpose}`, KEY_BYTES));
}
