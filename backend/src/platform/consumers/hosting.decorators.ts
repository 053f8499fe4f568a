import { DiscoveryService } from '@nestjs/core';
import type { Duty } from '../leader-election/leader-election.js';
import type { Automation } from './automations/automation.js';
import type { Consumer, Placement } from './consumer.js';
import type { Reads } from './event-reader.js';

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
