import type { EventFilter } from '../event-store/event-store.js';

/** Somebody who follows the log, and what of it: everything, unless a filter is given. */
export interface EventReader extends EventFilter {
  readonly kind: 'projection' | 'automation' | 'worker' | 'live updates';
  readonly name: string;
}
