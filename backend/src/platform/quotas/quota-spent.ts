import { TryLater } from '../decider/try-later.js';
import { secondsLeftOf } from './days.js';

/** Nothing is left of what may be used in a day. */
export class QuotaSpent extends TryLater {
  constructor(message: string, now: Date) {
    super(message, secondsLeftOf(now));
  }
}
