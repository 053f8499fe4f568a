import { createHash } from 'node:crypto';
import { ERROR_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../../decider/domain-error.js';
import { KEY_BYTES, seal, unseal } from '../../sealing/envelope.js';

const WRAPPED = 1;
const NAME_BYTES = 4;
const SEALED_AT = 1 + NAME_BYTES;

/** A key lies under a master key that this node was not given. */
export class MasterKeyMissing extends DomainError {
  constructor() {
    super('unavailable', ERROR_MESSAGES.keyMissing);
  }
}

interface MasterKey {
  /** Tells master keys apart, and nothing of the key. */
  readonly name: Buffer;
  readonly key: Buffer;
}

/**
 * Wraps keys, so that whoever has a copy of them alone can open nothing. Layout: 1, four bytes that name the master key, the sealed key. A
 * key of 32 bytes stands for itself: it was kept while there was no master key.
 */
export class MasterKeys {
  private readonly masters: readonly MasterKey[];

  /** @param keys of 32 bytes; the first wraps, the others still open. None: keys stand for themselves */
  constructor(keys: readonly Buffer[]) {
    this.masters = keys.map((key) => ({ name: nameOf(key), key }));
  }

  wrap(subject: string, key: Buffer): Buffer {
    const [master] = this.masters;
    if (master === undefined) return key;
    return Buffer.concat([Buffer.of(WRAPPED), master.name, seal(key, master.key, subject)]);
  }

  /** @throws MasterKeyMissing */
  unwrap(subject: string, stored: Buffer): Buffer {
    if (stored.length === KEY_BYTES) return stored;
    const master = this.masters.find(({ name }) => name.equals(stored.subarray(1, SEALED_AT)));
    if (stored[0] !== WRAPPED || master === undefined) throw new MasterKeyMissing();
    return unseal(stored.subarray(SEALED_AT), master.key, subject);
  }

  /** Whether it is kept as it would be now. */
  isCurrent(stored: Buffer): boolean {
    const [master] = this.masters;
    if (stored.length === KEY_BYTES) return master === undefined;
    return master !== undefined && stored.subarray(1, SEALED_AT).equals(master.name);
  }
}

const nameOf = (key: Buffer): Buffer =>
  createHash('sha256').update('marcel-os master key').update(key).digest().subarray(0, NAME_BYTES);
