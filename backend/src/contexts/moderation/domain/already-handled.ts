import { MODERATION_MESSAGES, type ItemState } from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';

export class AlreadyHandled extends DomainError {
  constructor(
    readonly state: ItemState,
    by = 'somebody else',
  ) {
    super('conflict', MODERATION_MESSAGES.alreadyHandled(state, by));
  }
}
