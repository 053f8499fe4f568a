import { DomainError } from './domain-error.js';

export class TryLater extends DomainError {
  constructor(
    message: string,
    /** In seconds. */
    readonly retryAfter: number,
  ) {
    super('too_many_requests', message);
  }
}
