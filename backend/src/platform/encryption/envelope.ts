import { once } from 'es-toolkit';
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

/** Returns a function that derives a key on its first call, which takes a while. */
export const derivedKey = (secret: string, purpose: string): (() => Buffer) =>
  once(() => scryptSync(secret, `marcel-os ${purpose}`, KEY_BYTES));

export const KEY_BYTES = 32;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts bytes, which decrypt only with the same key and label. Layout: nonce, tag, ciphertext.
 * @param key of `KEY_BYTES`
 */
export function encrypt(bytes: Uint8Array, key: Uint8Array, label: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(label));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** @throws Error for another key or label, or a changed envelope */
export function decrypt(envelope: Uint8Array, key: Uint8Array, label: string): Buffer {
  const [tagAt, bodyAt] = [NONCE_BYTES, NONCE_BYTES + TAG_BYTES];
  const decipher = createDecipheriv(CIPHER, key, envelope.subarray(0, tagAt), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(label))
    .setAuthTag(envelope.subarray(tagAt, bodyAt));
  return Buffer.concat([decipher.update(envelope.subarray(bodyAt)), decipher.final()]);
}
