import { Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../platform/config/settings.js';
import { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { FrontendsController } from './read/frontends/frontends.controller.js';
import {
  FindFrontendHandler,
  FindReleaseHandler,
  ListFrontendsHandler,
  ListHistoryHandler,
  ListReleasesHandler,
  ShowFrontendHandler,
} from './read/frontends/frontends.handlers.js';
import { DeployReleaseController } from './write/deploy-release/deploy-release.controller.js';
import { PinReleaseController } from './write/pin-release/pin-release.controller.js';
import { PromoteCanaryController } from './write/promote-canary/promote-canary.controller.js';
import { PruneReleasesController } from './write/prune-releases/prune-releases.controller.js';
import { Pruning } from './write/prune-releases/pruning.js';
import { PublishReleaseController } from './write/publish-release/publish-release.controller.js';
import { ReleaseElsewhere } from './write/publish-release/release-elsewhere.js';
import { ReleaseIntake } from './write/publish-release/release-intake.js';
import { RollBackFrontendController } from './write/roll-back-frontend/roll-back-frontend.controller.js';
import { StartCanaryController } from './write/start-canary/start-canary.controller.js';
import { UnpinFrontendController } from './write/unpin-frontend/unpin-frontend.controller.js';
import { WithdrawReleaseController } from './write/withdraw-release/withdraw-release.controller.js';

@Module({
  imports: [PicturesModule],
  controllers: [
    PublishReleaseController,
    DeployReleaseController,
    StartCanaryController,
    PromoteCanaryController,
    RollBackFrontendController,
    PinReleaseController,
    UnpinFrontendController,
    WithdrawReleaseController,
    PruneReleasesController,
    FrontendsController,
  ],
  providers: [
    ReleaseIntake,
    ReleaseElsewhere,
    Pruning,
    {
      provide: GuardedFetch,
      inject: [SETTINGS],
      useFactory: ({ trustedHosts }: Settings) => new GuardedFetch({ trustedHosts }),
    },
    ListFrontendsHandler,
    ShowFrontendHandler,
    FindFrontendHandler,
    FindReleaseHandler,
    ListReleasesHandler,
    ListHistoryHandler,
  ],
})
export class ReleasesModule {}
