import { DiscoveryService } from '@nestjs/core';
import type { Duty } from '../leader-election/leader-election.js';
import type { Consumer, EventFilter, Placement } from './consumer.js';
import type { DomainEvent, EventCatalogue } from '../decider/decider.js';
import type { StandingKeeper } from '../event-store/log-standing.js';
import type { Occurrence } from '../event-store/event-store.js';

export type Hosting =
  | { readonly kind: 'automation'; readonly reads: Reads }
  | { readonly kind: 'consumer'; readonly placement: Placement; readonly reads: Reads }
  | { readonly kind: 'duty'; readonly placement: Placement };

export const HostingMark = DiscoveryService.createDecorator<Hosting>();

type ClassOf<Instance> = new (...args: never[]) => Instance;

type ReadingClassOf<Instance> = ClassOf<Instance> & { readonly reads: Reads };

export const RunsAsAutomation =
  () =>
  (target: ClassOf<Automation> & { readonly reads: AutomationReads }): void => {
    HostingMark({ kind: 'automation', reads: target.reads })(target);
  };

export const RunsAsConsumer =
  (placement: Placement) =>
  (target: ReadingClassOf<Consumer>): void => {
    HostingMark({ kind: 'consumer', placement, reads: target.reads })(target);
  };

export const RunsAsDuty =
  (placement: Placement) =>
  (target: ClassOf<Duty & { readonly name: string }>): void => {
    HostingMark({ kind: 'duty', placement })(target);
  };

export interface Automation<Event extends DomainEvent = DomainEvent> {
  readonly reads: AutomationReads<Event['type']>;
  readonly catalogue: EventCatalogue<Event>;
  /**
   * Called in log order for each event of a declared type, at least once: after a crash past events may come again, so that it must change
   * nothing then, however much has happened since. A rejection is tried again a few times; then the event is parked, and with it
   * those of a declared type that follow in its stream.
   */
  react(event: Occurrence<Event>): Promise<void>;
  readonly standings?: StandingKeeper;
}

export interface AutomationReads<Type extends string = string> extends Reads {
  readonly streamPrefixes: readonly string[];
  /** Events of other types are neither decoded nor handed to it. */
  readonly eventTypes: readonly Type[];
}

interface Reads extends EventFilter {
  readonly name: string;
}

export interface EventReader extends Reads {
  readonly kind: 'projection' | 'automation' | 'worker' | 'live updates';
}
