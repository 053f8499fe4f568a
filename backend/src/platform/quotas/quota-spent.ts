import { DomainError } from '../decider/domain-error.js';
import { secondsLeftOf } from './days.js';

/** Nothing is left of what may be used in a day. */
export class QuotaSpent extends DomainError {
  /** Until the next day, in seconds. */
  readonly retryAfter: number;

  constructor(message: string, now: Date) {
    super('too_many_requests', message);
    this.retryAfter = secondsLeftOf(now);
  }
}
