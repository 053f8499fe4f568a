import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { AuditModule } from '../audit/index.js';
import { CommentsModule } from '../comments/index.js';
import type { AccessTokens } from '../config/access-tokens.js';
import { ConfigModule } from '../config/config.module.js';
import type { Settings } from '../config/settings.js';
import { ContributorsModule } from '../contributors/index.js';
import { DeskModule } from '../desk/index.js';
import { EVENT_STORE } from '../event-store/event-store.js';
import { HttpModule } from '../http/http.module.js';
import { ImageSearchModule } from '../image-search/index.js';
import { MascotsModule } from '../mascots/index.js';
import { ObservabilityModule } from '../observability/observability.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { SiteModule } from '../site/site.module.js';
import { StudioModule } from '../studio/index.js';
import { SubmissionsModule } from '../submissions/index.js';
import { EnginesModule } from './engines/engines.module.js';
import type { Engines } from './engines/engines.js';
import { FOLLOWERS } from './followers/followers.js';
import { healthChecks } from './health-checks.js';
import { ReadModelsModule } from './read-models.module.js';

export interface AppParts {
  readonly settings: Settings;
  readonly tokens: AccessTokens;
  readonly engines: Engines;
  readonly logger: Logger;
}

@Module({})
export class AppModule {
  static of({ settings, tokens, engines, logger }: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CqrsModule.forRoot(),
        ConfigModule.with(settings, tokens),
        EnginesModule.over(engines, logger),
        HttpModule,
        ObservabilityModule.withChecks({ inject: [FOLLOWERS, EVENT_STORE], useFactory: healthChecks }),
        PicturesModule,
        SubmissionsModule,
        MascotsModule,
        CommentsModule,
        ContributorsModule,
        AuditModule,
        StudioModule,
        ImageSearchModule,
        DeskModule,
        SiteModule,
        ReadModelsModule,
      ],
    };
  }
}
