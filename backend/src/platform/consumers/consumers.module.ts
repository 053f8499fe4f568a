import {
  Global,
  Inject,
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { SETTINGS, type Settings } from '../config/settings.js';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { LEASES, type LeaseStore } from '../leader-election/lease-store.js';
import { LOG, type Log } from '../observability/logging/log.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { READ_STORE, type ReadStore } from '../read-store/read-store.js';
import { BackgroundThrottle } from '../turns/background-throttle.js';
import { ConsumerHealth } from './health/consumer-health.js';
import { ConsumersController } from './rest/consumers.controller.js';
import { ParkedReactionsController } from './rest/parked-reactions.controller.js';
import { ParkingController } from './rest/parking.controller.js';
import { Consumers, hostedProjections } from './consumers.js';
import { HostedProviders } from './hosted-providers.js';
import { LogFeed } from './log-feed.js';
import { PROGRESS } from './progress/progress.js';
import type { Projection } from './projections/projection.js';

const CHECK_EVERY_MS = 5000;

@Injectable()
class ConsumersLifetime implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  constructor(@Inject(Consumers) private readonly consumers: Consumers) {}

  onApplicationBootstrap(): Promise<void> {
    return this.consumers.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.consumers.stop('each-api-node');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.consumers.stop('worker');
    await this.consumers.stop('projector');
  }
}

@Global()
@Module({})
export class ConsumersModule {
  static of(projections: readonly Projection[]): DynamicModule {
    return {
      module: ConsumersModule,
      imports: [DiscoveryModule],
      controllers: [ConsumersController, ParkedReactionsController, ParkingController],
      providers: [
        BackgroundThrottle,
        LogFeed,
        HostedProviders,
        {
          provide: Consumers,
          inject: [
            EVENT_STORE,
            LogFeed,
            READ_STORE,
            HostedProviders,
            LEASES,
            SETTINGS,
            LOG,
            BackgroundThrottle,
            PersonalData,
          ],
          useFactory: (
            events: EventStore,
            feed: LogFeed,
            store: ReadStore,
            providers: HostedProviders,
            leases: LeaseStore | undefined,
            { roles }: Settings,
            log: Log,
            throttle: BackgroundThrottle,
            personalData: PersonalData,
          ) => {
            const checkEveryMs = leases === undefined ? undefined : CHECK_EVERY_MS;
            const views = hostedProjections(
              { events, feed, store, log, throttle, personalData, checkEveryMs },
              projections,
            );
            return new Consumers({ hosted: () => [...views, ...providers.hosted()], leases, roles, log });
          },
        },
        { provide: PROGRESS, useExisting: Consumers },
        ConsumerHealth,
        ConsumersLifetime,
      ],
      exports: [Consumers, ConsumerHealth, BackgroundThrottle, PROGRESS],
    };
  }
}
