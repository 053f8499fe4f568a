import { DiscoveryService } from '@nestjs/core';
import type { Role } from '../config/settings.js';
import type { DomainEvent, EventCatalogue } from '../decider/decider.js';
import type { EventBatch, Decoded, Position } from '../event-store/event-store.js';
import type { CheckpointStore } from '../event-store/log-checkpoint.js';
import type { LeasedTask, HeldLease } from '../leader-election/leader-election.js';

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
  /**
   * Returns the position to resume after; called for every subscription, also after a failure. A consumer without it
   * starts at the end of the log and resumes after its last batch.
   */
  resumePosition?(): Promise<Position | undefined>;
  /** Called before the first batch of a consumer without `resumePosition`, with the end of a log that has events. */
  startAt?(head: Position, signal: AbortSignal): Promise<void>;
  /** Handles a batch; an empty one only carries a position to record. */
  handle(batch: EventBatch, signal: AbortSignal): Promise<void>;
  stop?(): Promise<void>;
  /** Returns whether to subscribe again after a failure; default: for an unavailable store. Other failures end the consumer. */
  isWorthRetrying?(error: Error): boolean;
}

export interface ConsumerSubscription extends EventFilter {
  readonly name: string;
}

export interface AutomationSubscription<Type extends string = string> extends ConsumerSubscription {
  readonly streamPrefixes: readonly string[];
  /** Events of other types are neither decoded nor handed to it. */
  readonly eventTypes: readonly Type[];
}

export interface Automation<Event extends DomainEvent = DomainEvent> {
  readonly subscription: AutomationSubscription<Event['type']>;
  readonly catalogue: EventCatalogue<Event>;
  /**
   * Called for each event of a declared type, in log order and at least once. An event that is handled again after a
   * crash must have no further effect. A rejection is retried a few times; then the event becomes a dead letter, and
   * later events of its stream wait.
   */
  handle(event: Decoded<Event>): Promise<void>;
  /** Stores a second checkpoint with the effects, if an older backup can bring them back: destroyed keys, for example. */
  readonly checkpoints?: CheckpointStore;
}

export type HostedLeasedTask = LeasedTask & { readonly name: string };

export type Placement = Exclude<Role, 'api'> | 'each-api-node';

/** The declaration of a decorated class; commands read it without making an instance. */
export interface Hosting {
  readonly kind: 'automation' | 'consumer' | 'leased-task';
  readonly placement: Placement;
  readonly subscription?: ConsumerSubscription;
}

export const HostingMetadata = DiscoveryService.createDecorator<Hosting>();

type ClassOf<Instance, Declared = unknown> = (new (...args: never[]) => Instance) & Declared;

export const RunsAsAutomation =
  () =>
  (target: ClassOf<Automation, { readonly subscription: AutomationSubscription }>): void =>
    void HostingMetadata({ kind: 'automation', placement: 'worker', subscription: target.subscription })(target);

export const RunsAsConsumer =
  (placement: Placement) =>
  (target: ClassOf<Consumer, { readonly subscription: ConsumerSubscription }>): void =>
    void HostingMetadata({ kind: 'consumer', placement, subscription: target.subscription })(target);

export const RunsAsLeasedTask =
  (placement: Placement) =>
  (target: ClassOf<HostedLeasedTask>): void =>
    void HostingMetadata({ kind: 'leased-task', placement })(target);
