import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import type { AccessTokens } from '../platform/config/access-tokens.js';
import { BackupModule } from '../platform/backup/backup.module.js';
import { ConfigModule } from '../platform/config/config.module.js';
import type { Settings } from '../platform/config/settings.js';
import { CONTEXTS } from '../contexts/modules.js';
import { PROJECTIONS } from '../contexts/projections.js';
import { ConsumersModule } from '../platform/consumers/consumers.module.js';
import { Consumers } from '../platform/consumers/consumers.js';
import { EVENT_STORE, type EventStore } from '../platform/event-store/event-store.js';
import { LogHealth } from '../platform/event-store/log-checkpoint.js';
import { HttpModule } from '../platform/http/http.module.js';
import { ObservabilityModule } from '../platform/observability/observability.module.js';
import { PicturesModule } from '../platform/pictures/pictures.module.js';
import { StorageQuota } from '../platform/pictures/storage-quota.js';
import { SiteModule } from '../platform/http/site.js';
import { EnginesModule } from '../platform/engines/engines.module.js';
import type { Engines } from '../platform/engines/engines.js';

export interface AppParts {
  readonly settings: Settings;
  readonly tokens: AccessTokens;
  readonly engines: Engines;
  readonly logger: Logger;
}

@Module({})
export class AppModule {
  static forRoot({ settings, tokens, engines, logger }: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CqrsModule.forRoot(),
        ConfigModule.forRoot(settings, tokens),
        EnginesModule.forRoot(engines, logger),
        HttpModule,
        ObservabilityModule.forRoot({
          imports: [PicturesModule],
          inject: [EVENT_STORE, Consumers, StorageQuota],
          useFactory: (events: EventStore, consumers: Consumers, quota: StorageQuota) => [
            new LogHealth(events),
            consumers,
            quota,
          ],
        }),
        PicturesModule,
        ...CONTEXTS,
        SiteModule,
        BackupModule,
        ConsumersModule.forRoot(PROJECTIONS),
      ],
    };
  }
}
