import { ERROR_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../decider/domain-error.js';

/** Encrypted data cannot be read, though nobody has erased it: a key, or its key-encryption key, has to be put back. */
export class KeyMissing extends DomainError {
  constructor() {
    super('unavailable', ERROR_MESSAGES.keyMissing);
  }
}

/** The subject's data were erased: nothing more can be encrypted for it. */
export class KeyDestroyed extends Error {
  override readonly name = 'KeyDestroyed';
  constructor(readonly subject: string) {
    super(`The key of ${subject} has been destroyed`);
  }
}
