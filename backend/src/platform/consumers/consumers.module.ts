import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { SETTINGS, type Settings } from '../config/settings.js';
import { LEASES, type LeaseStore } from '../leader-election/lease-store.js';
import { LOG, type Log } from '../observability/logging/log.js';
import { BackgroundThrottle } from '../turns/background-throttle.js';
import { Consumers } from './consumers.js';
import { ConsumerHealth } from './health/consumer-health.js';
import { HostedProviders, PROJECTIONS } from './hosted-providers.js';
import { LogFeed } from './log-feed.js';
import { PROGRESS } from './progress/progress.js';
import type { Projection } from './projections/projection.js';

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
        { provide: PROJECTIONS, useValue: projections },
        HostedProviders,
        {
          provide: Consumers,
          inject: [HostedProviders, LEASES, SETTINGS, LOG],
          useFactory: (
            providers: HostedProviders,
            leases: LeaseStore | undefined,
            { roles }: Settings,
            log: Log,
          ): Consumers => new Consumers({ hosted: () => providers.hosted(), leases, roles, log }),
        },
        { provide: PROGRESS, useExisting: Consumers },
        ConsumerHealth,
      ],
      exports: [Consumers, ConsumerHealth, BackgroundThrottle, PROGRESS],
    };
  }
}
