import { type DynamicModule, Global, Inject, Injectable, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { SETTINGS, type Settings } from '../config/settings.js';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/port.js';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { LEASES, type LeaseStore } from '../leader-election/lease-store.js';
import { LOG, type Log } from '../observability/logging/log.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { READ_STORE, type ReadStore } from '../read-store/read-store.js';
import { PROGRESS } from '../read-your-writes/progress.js';
import { BackgroundThrottle } from '../scheduling/background-throttle.js';
import { AutomationConsumer } from './automation-consumer.js';
import { type Automation, type Consumer, type HostedLeasedTask, HostingMetadata } from './consumer.js';
import { ConsumerRun } from './consumer-run.js';
import { Consumers, type HostedConsumer } from './consumers.js';
import { LogFeed } from './log-feed.js';
import type { Projection } from './projections/projection.js';
import { hostedProjections } from './projections/projector.js';

const CHECK_BUILDS_EVERY_MS = 5000;

@Injectable()
class ConsumerTools {
  /** Undefined in a single-process deployment, where builds are checked only at startup. */
  readonly checkEveryMs: number | undefined;

  constructor(
    readonly discovery: DiscoveryService,
    readonly feed: LogFeed,
    readonly throttle: BackgroundThrottle,
    readonly personalData: PersonalData,
    @Inject(EVENT_STORE) readonly events: EventStore,
    @Inject(READ_STORE) readonly store: ReadStore,
    @Inject(DOCUMENT_STORE) readonly documents: DocumentStore,
    @Inject(LEASES) readonly leases: LeaseStore | undefined,
    @Inject(LOG) readonly log: Log,
    @Inject(SETTINGS) readonly settings: Settings,
  ) {
    this.checkEveryMs = leases && CHECK_BUILDS_EVERY_MS;
  }
}

/** Provides the background consumers: the projections, and the decorated providers of all modules. */
@Global()
@Module({})
export class ConsumersModule {
  static forRoot(projections: readonly Projection[]): DynamicModule {
    return {
      module: ConsumersModule,
      imports: [DiscoveryModule],
      providers: [
        BackgroundThrottle,
        LogFeed,
        ConsumerTools,
        {
          provide: Consumers,
          inject: [ConsumerTools],
          useFactory: (tools: ConsumerTools): Consumers => {
            const hosted = () => [...hostedProjections(tools, projections), ...decoratedProviders(tools)];
            const { events, leases, log, settings } = tools;
            return new Consumers({ hosted, events, leases, log, roles: settings.roles });
          },
        },
        { provide: PROGRESS, useExisting: Consumers },
      ],
      exports: [Consumers, BackgroundThrottle, PROGRESS],
    };
  }
}

function decoratedProviders(tools: ConsumerTools): HostedConsumer[] {
  const { discovery } = tools;
  return discovery.getProviders({ metadataKey: HostingMetadata.KEY }).flatMap((wrapper) => {
    const hosting = discovery.getMetadataByDecorator(HostingMetadata, wrapper);
    if (hosting === undefined) return [];
    const { kind, placement } = hosting;
    /* oxlint-disable typescript/no-unsafe-type-assertion -- each decorator takes classes of its kind only */
    if (kind === 'automation') return hostedAutomation(tools, wrapper.instance as Automation);
    const instance = wrapper.instance as Consumer | HostedLeasedTask;
    const task = kind === 'leased-task' ? (instance as HostedLeasedTask) : new ConsumerRun(tools, instance as Consumer);
    /* oxlint-enable typescript/no-unsafe-type-assertion */
    return { name: instance.name, placement, task };
  });
}

function hostedAutomation(tools: ConsumerTools, automation: Automation): HostedConsumer {
  const consumer = new AutomationConsumer(tools, automation);
  const task = new ConsumerRun(tools, consumer);
  const tracker = {
    waitFor: task.waitFor.bind(task),
    // On the node that runs it, the position in memory is newer than the checkpoint.
    checkpoint: async () => task.position ?? (await consumer.checkpoint()),
    matchesLog: () => consumer.matchesLog(),
  };
  return { name: consumer.name, placement: 'worker', task, tracker };
}
