import type { Role } from '../config/environment.js';
import type { Tenure } from '../leader-election/leader-election.js';
import type { EventBatch, Position } from '../event-store/event-store.js';

/**
 * What becomes of the events of the log, declared for the runtime, which subscribes, tries again, keeps the lease, watches
 * and ends it. Reaching a consumer's `handle` with the same events twice must do no harm.
 */
/** Events that pass meet both conditions; one left out is met by all. */
export interface EventFilter {
  readonly streamPrefixes?: readonly string[];
  readonly eventTypes?: readonly string[];
}

export interface Consumer {
  readonly name: string;
  readonly filter: EventFilter;
  start?(tenure?: Tenure): Promise<void>;
  /** After which position to go on; asked at every subscription, also after a failure. */
  from(signal: AbortSignal): Promise<Position | undefined>;
  /** Takes events in; an empty batch is there to record its position. Returns how many events were new. */
  handle(batch: EventBatch, signal: AbortSignal): Promise<number>;
  stop?(): Promise<void>;
  /** Failures after which to subscribe again; default: a store that cannot be used now. Others end the consumer. */
  isWorthRetrying?(error: Error): boolean;
}

export type Placement = Exclude<Role, 'api'> | 'each-api-node';
