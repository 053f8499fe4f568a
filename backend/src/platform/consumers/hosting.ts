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
  (target: ReadingClassOf<Automation>): void => {
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
  readonly name: string;
  /** Streams it reads, whole: every event of a stream it names must be in the catalogue. */
  readonly streamPrefixes: readonly string[];
  readonly catalogue: EventCatalogue<Event>;
  /**
   * Called for each event in log order, at least once: after a crash past events may come again, so that it must change
   * nothing then, however much has happened since. A rejection is tried again a few times; then the event is parked, and with it
   * whatever follows in its stream.
   */
  react(event: Occurrence<Event>): Promise<void>;
  readonly standings?: StandingKeeper;
}

interface Reads extends EventFilter {
  readonly name: string;
}

export interface EventReader extends Reads {
  readonly kind: 'projection' | 'automation' | 'worker' | 'live updates';
}
