import type { EventFilter } from '../event-store/event-store.js';

export interface Reads extends EventFilter {
  readonly name: string;
}

export interface EventReader extends Reads {
  readonly kind: 'projection' | 'automation' | 'worker' | 'live updates';
}
