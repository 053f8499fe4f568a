import type { Role } from '../config/settings.js';
import type { HeldLease } from '../leader-election/leader-election.js';
import type { EventBatch, Position } from '../event-store/event-store.js';

/** Selects the events that meet both conditions; a condition that is left out selects all. */
export interface EventFilter {
  readonly streamPrefixes?: readonly string[];
  readonly eventTypes?: readonly string[];
}

/** Handles events of the log, at least once each. A `ConsumerRun` subscribes it, and subscribes it again after failures. */
export interface Consumer {
  readonly name: string;
  readonly filter: EventFilter;
  start?(lease?: HeldLease): Promise<void>;
  /** Returns the position to go on after; called at every subscription, also after a failure. */
  from(signal: AbortSignal): Promise<Position | undefined>;
  /** Handles a batch; an empty one only carries a position to record. */
  handle(batch: EventBatch, signal: AbortSignal): Promise<void>;
  stop?(): Promise<void>;
  /** Returns whether to subscribe again after a failure; default: for an unavailable store. Other failures end the consumer. */
  isWorthRetrying?(error: Error): boolean;
}

export type Placement = Exclude<Role, 'api'> | 'each-api-node';
