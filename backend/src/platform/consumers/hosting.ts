import { DiscoveryService } from '@nestjs/core';
import type { Duty } from '../leader-election/leader-election.js';
import type { Consumer, EventFilter, Placement } from './consumer.js';
import type { DomainEvent, EventCatalogue } from '../decider/decider.js';
import type { CheckpointKeeper } from '../event-store/log-checkpoint.js';
import type { Occurrence } from '../event-store/event-store.js';

interface Reads extends EventFilter {
  readonly name: string;
}

export interface AutomationReads<Type extends string = string> extends Reads {
  readonly streamPrefixes: readonly string[];
  /** Events of other types are neither decoded nor handed to it. */
  readonly eventTypes: readonly Type[];
}

export interface Automation<Event extends DomainEvent = DomainEvent> {
  readonly reads: AutomationReads<Event['type']>;
  readonly catalogue: EventCatalogue<Event>;
  /**
   * Called for each event of a declared type, in log order and at least once. An event that comes again after a crash must
   * change nothing. A rejection is retried a few times; then the event becomes a dead letter, and later events of its stream wait.
   */
  react(event: Occurrence<Event>): Promise<void>;
  /** Keeps the progress beside the effects, where these can be restored without the log. */
  readonly checkpoints?: CheckpointKeeper;
}

export type HostedDuty = Duty & { readonly name: string };

/** The declaration of a decorated class; commands read it without making an instance. */
export type Hosting =
  | { readonly kind: 'automation'; readonly reads: Reads }
  | { readonly kind: 'consumer'; readonly placement: Placement; readonly reads: Reads }
  | { readonly kind: 'duty'; readonly placement: Placement };

export const HostingMark = DiscoveryService.createDecorator<Hosting>();

type ClassOf<Instance> = new (...args: never[]) => Instance;

export const RunsAsAutomation =
  () =>
  (target: ClassOf<Automation> & { readonly reads: AutomationReads }): void =>
    void HostingMark({ kind: 'automation', reads: target.reads })(target);

export const RunsAsConsumer =
  (placement: Placement) =>
  (target: ClassOf<Consumer> & { readonly reads: Reads }): void =>
    void HostingMark({ kind: 'consumer', placement, reads: target.reads })(target);

export const RunsAsDuty =
  (placement: Placement) =>
  (target: ClassOf<HostedDuty>): void =>
    void HostingMark({ kind: 'duty', placement })(target);
