import { hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { seal, unseal } from '../../sealing/envelope.js';

const Answer = z.object({ status: z.int(), body: z.unknown().optional() });
/** What a request was answered with. */
export type Answer = z.infer<typeof Answer>;

const KeptAnswer = Answer.extend({
  bodyHash: z.string(),
  /** Under which keys the words of persons lie that it may repeat. */
  persons: z.array(z.string()),
  /** The last event of the log that the answer may tell of; null while the log had none. */
  toldOf: z.strictObject({ id: z.string(), stream: z.string(), revision: z.int(), position: z.string() }).nullable(),
});
/** An answer with the body that it was given to; one that an earlier release has kept does not say what it tells of, and is none. */
export type KeptAnswer = z.infer<typeof KeptAnswer>;

const SALT_BYTES = 16;

/**
 * Encrypts an answer with the client's own key, which we do not keep: an answer may hold a private link, and whoever reads
 * our disk is not to find it there.
 */
export function sealAnswer(answer: KeptAnswer, key: string, fingerprint: string): Buffer {
  const salt = randomBytes(SALT_BYTES);
  return Buffer.concat([salt, seal(Buffer.from(JSON.stringify(answer)), secretOf(key, salt), fingerprint)]);
}

/** @throws Error when the bytes were changed or sealed under another key or fingerprint */
export function openAnswer(sealed: Uint8Array, key: string, fingerprint: string): KeptAnswer {
  const secret = secretOf(key, sealed.subarray(0, SALT_BYTES));
  const text = unseal(sealed.subarray(SALT_BYTES), secret, fingerprint).toString('utf8');
  return KeptAnswer.parse(JSON.parse(text));
}

function secretOf(key: string, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'idempotent answer', 32));
}
