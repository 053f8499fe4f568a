import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { LogSealed } from '../domain/seal.events.js';

type Unsigned = Omit<LogSealed['data'], 'signature'>;

/** What a PKCS #8 wrapping of an Ed25519 key puts before its 32 bytes (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs seals and knows its own signatures again. */
export class SealSigner {
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  /** @param key the 32 bytes of an Ed25519 private key */
  constructor(key: Uint8Array) {
    this.privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, key]), format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.privateKey);
  }

  /** What the seals are checked with: SubjectPublicKeyInfo, DER in base64. */
  get key(): string {
    return this.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  }

  /** The same for people and programs. */
  get pem(): string {
    return this.publicKey.export({ format: 'pem', type: 'spki' }).toString();
  }

  sign(seal: Unsigned): string {
    return this.signText(signedText(seal));
  }

  signText(text: Uint8Array): string {
    return sign(null, text, this.privateKey).toString('base64');
  }

  isOwn({ signature, ...seal }: LogSealed['data']): boolean {
    return signature !== null && verify(null, signedText(seal), this.publicKey, Buffer.from(signature, 'base64'));
  }
}

/** What a public key is known by: SHA-256 of its bytes in hexadecimal. */
export const fingerprintOf = (key: string): string => createHash('sha256').update(key, 'base64').digest('hex');

const signedText = ({ last, events, hash, marks }: Unsigned): Buffer =>
  Buffer.from([last.stream, last.revision, events, hash, marks].join('\n'));
