import { DiscoveryService } from '@nestjs/core';
import type { Duty } from '../leader-election/leader-election.js';
import type { Automation } from './automations/automation.js';
import type { Consumer, Placement } from './consumer.js';

/** What the runtime makes of a provider. */
export type Hosting =
  | { readonly kind: 'automation' }
  | { readonly kind: 'consumer'; readonly placement: Placement }
  | { readonly kind: 'duty'; readonly placement: Placement };

export const HostingMark = DiscoveryService.createDecorator<Hosting>();

type ClassOf<Instance> = new (...args: never[]) => Instance;

/** A provider that turns events into commands; its context's list of providers is where it is registered. */
export const RunsAsAutomation =
  () =>
  (target: ClassOf<Automation>): void => {
    HostingMark({ kind: 'automation' })(target);
  };

/** A provider that takes in the log. */
export const RunsAsConsumer =
  (placement: Placement) =>
  (target: ClassOf<Consumer>): void => {
    HostingMark({ kind: 'consumer', placement })(target);
  };

/** A provider that does something of its own accord, on one node at a time. */
export const RunsAsDuty =
  (placement: Placement) =>
  (target: ClassOf<Duty & { readonly name: string }>): void => {
    HostingMark({ kind: 'duty', placement })(target);
  };
