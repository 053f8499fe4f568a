import { ERROR_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../decider/domain-error.js';

/** What is sealed cannot be opened now, though nobody has erased it: its key has to be put back from a backup. */
export class KeyMissing extends DomainError {
  constructor() {
    super('unavailable', ERROR_MESSAGES.keyMissing);
  }
}
