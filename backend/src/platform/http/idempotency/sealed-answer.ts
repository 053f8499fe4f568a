import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod';

const Answer = z.object({ status: z.int(), body: z.unknown().optional() });
/** What a request was answered with. */
export type Answer = z.infer<typeof Answer>;

const CIPHER = 'aes-256-gcm';
const SALT = 16;
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts an answer with the client's own key, which we do not keep: an answer may hold a private link, and whoever reads
 * our disk is not to find it there.
 */
export function sealAnswer(answer: Answer, key: string, fingerprint: string): Buffer {
  const salt = randomBytes(SALT);
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, secretOf(key, salt), nonce).setAAD(Buffer.from(fingerprint));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error when the bytes were changed or sealed under another key or fingerprint */
export function openAnswer(sealed: Uint8Array, key: string, fingerprint: string): Answer {
  const bytes = Buffer.from(sealed);
  const [nonceAt, tagAt, textAt] = [SALT, SALT + NONCE, SALT + NONCE + TAG];
  const decipher = createDecipheriv(CIPHER, secretOf(key, bytes.subarray(0, nonceAt)), bytes.subarray(nonceAt, tagAt))
    .setAAD(Buffer.from(fingerprint))
    .setAuthTag(bytes.subarray(tagAt, textAt));
  const text = Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString('utf8');
  return Answer.parse(JSON.parse(text));
}

function secretOf(key: string, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'idempotent answer', 32));
}
