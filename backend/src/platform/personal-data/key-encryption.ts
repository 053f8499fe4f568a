import { createHash } from 'node:crypto';
import { KEY_BYTES, encrypt, decrypt } from '../encryption/envelope.js';
import { KeyMissing } from './errors.js';

const WRAPPED = 1;
const NAME_BYTES = 4;

interface KeyEncryptionKey {
  readonly name: Buffer;
  readonly key: Buffer;
}

/**
 * Encrypts the stored keys of personal data, so that a copy of the key store alone is useless. Layout: 1, four bytes that name
 * the key-encryption key, the encrypted key. A stored key of 32 bytes is not encrypted.
 */
export class KeyEncryption {
  private readonly all: readonly KeyEncryptionKey[];

  /** @param keys of 32 bytes; the first encrypts, the others only decrypt; without any, keys are stored unencrypted */
  constructor(keys: readonly Buffer[]) {
    this.all = keys.map((key) => ({ name: nameOf(key), key }));
  }

  get currentName(): string | undefined {
    return this.all[0]?.name.toString('hex');
  }

  has(name: string): boolean {
    return this.all.some((one) => one.name.toString('hex') === name);
  }

  wrap(subject: string, key: Buffer): Buffer {
    const [current] = this.all;
    if (current === undefined) return key;
    return Buffer.concat([Buffer.of(WRAPPED), current.name, encrypt(key, current.key, subject)]);
  }

  /** @throws KeyMissing */
  unwrap(subject: string, stored: Buffer): Buffer {
    if (stored.length === KEY_BYTES) return stored;
    const used = this.findKeyFor(stored);
    if (used === undefined) throw new KeyMissing();
    return decrypt(stored.subarray(1 + NAME_BYTES), used.key, subject);
  }

  isCurrent(stored: Buffer): boolean {
    const [current] = this.all;
    return stored.length === KEY_BYTES
      ? current === undefined
      : current !== undefined && this.findKeyFor(stored) === current;
  }

  private findKeyFor(stored: Buffer): KeyEncryptionKey | undefined {
    if (stored[0] !== WRAPPED) return undefined;
    return this.all.find(({ name }) => name.equals(stored.subarray(1, 1 + NAME_BYTES)));
  }
}

const nameOf = (key: Buffer): Buffer =>
  createHash('sha256').update('marcel-os key-encryption key').update(key).digest().subarray(0, NAME_BYTES);
