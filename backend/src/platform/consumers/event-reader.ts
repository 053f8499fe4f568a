import type { EventFilter } from '../event-store/event-store.js';

/** What of the log somebody follows: everything, unless a filter is given. */
export interface Reads extends EventFilter {
  readonly name: string;
}

/** Somebody who follows the log, and what of it. */
export interface EventReader extends Reads {
  readonly kind: 'projection' | 'automation' | 'worker' | 'live updates';
}
