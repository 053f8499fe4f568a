import { MODERATION_MESSAGES, type ItemState } from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';

/** A verdict that comes after another one. Who was first, only the log tells. */
export class AlreadyHandled extends DomainError {
  constructor(
    readonly state: ItemState,
    by = 'somebody else',
  ) {
    super('conflict', MODERATION_MESSAGES.alreadyHandled(state, by));
  }
}
