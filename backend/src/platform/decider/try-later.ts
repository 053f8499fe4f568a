import { DomainError } from './domain-error.js';

/** Refused for a time that is known. */
export class TryLater extends DomainError {
  constructor(
    message: string,
    /** In seconds. */
    readonly retryAfter: number,
  ) {
    super('too_many_requests', message);
  }
}
