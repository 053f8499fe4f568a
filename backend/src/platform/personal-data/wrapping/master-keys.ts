import { createHash } from 'node:crypto';
import { ERROR_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../../decider/domain-error.js';
import { KEY_BYTES, seal, unseal } from '../../sealing/envelope.js';

const WRAPPED = 1;
const NAME_BYTES = 4;

/** With so many bytes a wrapped key begins that tell by which master key. */
export const WRAPPED_BY_BYTES = 1 + NAME_BYTES;

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
    const master = this.masterOf(stored);
    if (master === undefined) throw new MasterKeyMissing();
    return unseal(stored.subarray(WRAPPED_BY_BYTES), master.key, subject);
  }

  /** Whether one of them has wrapped what begins so. */
  haveWrapped(beginning: Buffer): boolean {
    return this.masterOf(beginning) !== undefined;
  }

  /** Whether it is kept as it would be now. */
  isCurrent(stored: Buffer): boolean {
    const [master] = this.masters;
    if (stored.length === KEY_BYTES) return master === undefined;
    return master !== undefined && this.masterOf(stored) === master;
  }

  private masterOf(wrapped: Buffer): MasterKey | undefined {
    if (wrapped[0] !== WRAPPED) return undefined;
    return this.masters.find(({ name }) => name.equals(wrapped.subarray(1, WRAPPED_BY_BYTES)));
  }
}

const nameOf = (key: Buffer): Buffer =>
  createHash('sha256').update('marcel-os master key').update(key).digest().subarray(0, NAME_BYTES);
