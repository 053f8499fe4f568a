import type { Role } from '../config/environment.js';
import type { Tenure } from '../leader-election/tenure.js';
import type { EventBatch, EventFilter, Position } from '../event-store/event-store.js';

/**
 * What becomes of the events of the log, declared for the runtime, which subscribes, tries again, keeps the lease, watches
 * and ends it. Reaching a consumer's `handle` with the same events twice must do no harm.
 */
export interface Consumer {
  /** Unique among all consumers; also the name of its lease. */
  readonly name: string;
  readonly filter: EventFilter;
  /** Begins anew: called before the first subscription of each term; `tenure` is undefined where no lease is needed. */
  start?(tenure?: Tenure): Promise<void>;
  /** After which position to go on; asked at every subscription, also after a failure. */
  from(signal: AbortSignal): Promise<Position | undefined>;
  /** Takes in a batch and answers how many of its events were new. */
  handle(batch: EventBatch, signal: AbortSignal): Promise<number>;
  /** Resolves once nothing of it is under way any more. */
  stop?(): Promise<void>;
  /** Failures after which to subscribe again; default: a store that cannot be used now. Others end the consumer. */
  isWorthRetrying?(error: Error): boolean;
}

/**
 * Which nodes run a consumer: those of a role, one at a time by a lease; or each of them that answers requests, for itself.
 */
export type Placement = Exclude<Role, 'api'> | 'each-api-node';
