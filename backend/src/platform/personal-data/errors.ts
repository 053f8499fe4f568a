import { ERROR_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../decider/domain-error.js';

export class KeyMissing extends DomainError {
  constructor() {
    super('unavailable', ERROR_MESSAGES.keyMissing);
  }
}

export class KeyDestroyed extends Error {
  override readonly name = 'KeyDestroyed';
  constructor(readonly subject: string) {
    super(`The key of ${subject} has been destroyed`);
  }
}
