import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { SETTINGS, type Settings } from '../config/settings.js';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/port.js';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { LEASES, type LeaseStore } from '../leader-election/lease-store.js';
import { LOG, type Log } from '../observability/logging/log.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { READ_STORE, type ReadStore } from '../read-store/read-store.js';
import { PROGRESS } from '../read-your-writes/progress.js';
import { BackgroundThrottle } from '../turns/background-throttle.js';
import { AutomationConsumer, type AutomationTools } from './automations/automation-consumer.js';
import { type Automation, type Consumer, type HostedDuty, HostingMark } from './consumer.js';
import { ConsumerRun, type RunTools } from './consumer-run.js';
import { Consumers, type Hosted } from './consumers.js';
import { LogFeed } from './log-feed.js';
import type { Projection } from './projections/projection.js';
import { hostedProjections } from './projections/projector.js';

const CHECK_BUILDS_EVERY_MS = 5000;

/** Provides the background consumers: the projections, and the decorated providers of all modules. */
@Global()
@Module({})
export class ConsumersModule {
  static of(projections: readonly Projection[]): DynamicModule {
    return {
      module: ConsumersModule,
      imports: [DiscoveryModule],
      providers: [
        BackgroundThrottle,
        LogFeed,
        {
          provide: Consumers,
          inject: [
            DiscoveryService,
            SETTINGS,
            LEASES,
            LOG,
            EVENT_STORE,
            READ_STORE,
            DOCUMENT_STORE,
            LogFeed,
            BackgroundThrottle,
            PersonalData,
          ],
          useFactory: (
            discovery: DiscoveryService,
            { roles }: Settings,
            leases: LeaseStore | undefined,
            log: Log,
            events: EventStore,
            store: ReadStore,
            documents: DocumentStore,
            feed: LogFeed,
            throttle: BackgroundThrottle,
            personalData: PersonalData,
          ): Consumers => {
            const checkEveryMs = leases && CHECK_BUILDS_EVERY_MS;
            const tools = { events, store, documents, feed, throttle, personalData, log, checkEveryMs };
            const hosted = () => [...hostedProjections(tools, projections), ...decoratedProviders(discovery, tools)];
            return new Consumers({ hosted, events, leases, roles, log });
          },
        },
        { provide: PROGRESS, useExisting: Consumers },
      ],
      exports: [Consumers, BackgroundThrottle, PROGRESS],
    };
  }
}

function decoratedProviders(discovery: DiscoveryService, tools: AutomationTools & RunTools): Hosted[] {
  return discovery.getProviders({ metadataKey: HostingMark.KEY }).flatMap((wrapper) => {
    const hosting = discovery.getMetadataByDecorator(HostingMark, wrapper);
    if (hosting === undefined) return [];
    const { kind, placement } = hosting;
    /* oxlint-disable typescript/no-unsafe-type-assertion -- each decorator takes classes of its kind only */
    if (kind === 'automation') return hostedAutomation(tools, wrapper.instance as Automation);
    const instance = wrapper.instance as Consumer | HostedDuty;
    const duty = kind === 'duty' ? (instance as HostedDuty) : new ConsumerRun(tools, instance as Consumer);
    /* oxlint-enable typescript/no-unsafe-type-assertion */
    return { name: instance.name, placement, duty };
  });
}

function hostedAutomation(tools: AutomationTools & RunTools, automation: Automation): Hosted {
  const consumer = new AutomationConsumer(tools, automation);
  const duty = new ConsumerRun(tools, consumer);
  const followed = {
    waitFor: duty.waitFor.bind(duty),
    // On the node that runs it, its state is newer than the checkpoint.
    checkpoint: async () => duty.position ?? (await consumer.checkpoint()),
    isOfLog: () => consumer.isOfLog(),
  };
  return { name: consumer.name, placement: 'worker', duty, followed };
}
