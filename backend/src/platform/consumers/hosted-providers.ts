import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/port.js';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { LEASES, type LeaseStore } from '../leader-election/lease-store.js';
import { LOG, type Log } from '../observability/logging/log.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { READ_STORE, type ReadStore } from '../read-store/read-store.js';
import { BackgroundThrottle } from '../turns/background-throttle.js';
import { AutomationConsumer } from './automations/automation-consumer.js';
import type { Consumer } from './consumer.js';
import { ConsumerRun } from './consumer-run.js';
import type { Hosted } from './hosted.js';
import { type Automation, type HostedDuty, type Hosting, HostingMark } from './hosting.js';
import { LogFeed } from './log-feed.js';
import type { Projection } from './projections/projection.js';
import { hostedProjections } from './projections/projector.js';

export const PROJECTIONS = Symbol('Projections');

const CHECK_BUILDS_EVERY_MS = 5000;

/** Finds the background consumers: the projections and the decorated providers. */
@Injectable()
export class HostedProviders {
  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(PROJECTIONS) private readonly projections: readonly Projection[],
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly feed: LogFeed,
    @Inject(READ_STORE) private readonly store: ReadStore,
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(LEASES) private readonly leases: LeaseStore | undefined,
    @Inject(LOG) private readonly log: Log,
    private readonly throttle: BackgroundThrottle,
    private readonly personalData: PersonalData,
  ) {}

  hosted(): Hosted[] {
    const { events, feed, store, log, throttle, personalData } = this;
    const checkEveryMs = this.leases && CHECK_BUILDS_EVERY_MS;
    return [
      ...hostedProjections({ events, feed, store, log, throttle, personalData, checkEveryMs }, this.projections),
      ...this.decorated().map(({ hosting, instance }) => this.hostedOf(hosting, instance)),
    ];
  }

  private decorated(): { readonly hosting: Hosting; readonly instance: unknown }[] {
    return this.discovery.getProviders({ metadataKey: HostingMark.KEY }).flatMap((wrapper) => {
      const hosting = this.discovery.getMetadataByDecorator(HostingMark, wrapper);
      const instance: unknown = wrapper.instance;
      return hosting === undefined ? [] : [{ hosting, instance }];
    });
  }

  private hostedOf(hosting: Hosting, instance: unknown): Hosted {
    /* oxlint-disable typescript/no-unsafe-type-assertion -- each decorator takes classes of its kind only */
    switch (hosting.kind) {
      case 'automation':
        return this.automation(instance as Automation);
      case 'consumer': {
        const consumer = instance as Consumer;
        return { name: consumer.name, placement: hosting.placement, duty: this.run(consumer) };
      }
      case 'duty': {
        const duty = instance as HostedDuty;
        return { name: duty.name, placement: hosting.placement, duty };
      }
    }
    /* oxlint-enable typescript/no-unsafe-type-assertion */
  }

  private automation(automation: Automation): Hosted {
    const { events, documents, log } = this;
    const consumer = new AutomationConsumer({ events, documents, log }, automation);
    const duty = this.run(consumer);
    const followed = {
      waitFor: duty.waitFor.bind(duty),
      // On the node that runs it, its state is newer than the checkpoint.
      checkpoint: async () => duty.position ?? (await consumer.checkpoint()),
      isOfLog: () => consumer.isOfLog(),
    };
    return { name: consumer.name, placement: 'worker', duty, followed };
  }

  private run(consumer: Consumer): ConsumerRun {
    const { feed, log, throttle } = this;
    return new ConsumerRun({ feed, log, throttle }, consumer);
  }
}
