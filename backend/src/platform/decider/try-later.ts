import { DomainError } from './domain-error.js';

export class TryLater extends DomainError {
  constructor(
    message: string,
    /** Delay in seconds. */
    readonly retryAfter: number,
  ) {
    super('too_many_requests', message);
  }
}
