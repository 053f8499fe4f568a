import { Module } from '@nestjs/common';
import { ACCESS_TOKENS, type AccessTokens } from '../../platform/config/access-tokens.js';
import { SETTINGS, type Settings } from '../../platform/config/settings.js';
import { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.js';
import { PreviewLinks } from '../../platform/http/frontends/preview-links.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { AnnounceMisfits } from './read/compatibility/announce-misfits.js';
import { CompareReleaseHandler } from './read/compatibility/compare-release.handler.js';
import { Compatibility } from './read/compatibility/compatibility.js';
import { CompatibilityController } from './read/compatibility/compatibility.controller.js';
import { Descriptions } from './read/compatibility/descriptions.js';
import { ServedInterface } from './read/compatibility/served-interface.js';
import { FrontendsController } from './read/frontends/frontends.controller.js';
import {
  FindFrontendHandler,
  FindReleaseHandler,
  ListHistoryHandler,
  ListReleasesHandler,
  ShowFrontendHandler,
} from './read/frontends/frontends.handlers.js';
import { FailureCounts } from './failures/failure-counts.js';
import { ListFrontendsHandler } from './read/frontends/list-frontends.handler.js';
import { FindLiveAtHandler } from './read/live-at/find-live-at.handler.js';
import { LiveAtController } from './read/live-at/live-at.controller.js';
import { FindOldReleasesHandler } from './read/old-releases/find-old-releases.handler.js';
import { FindServedFrontendHandler } from './read/serving/find-served-frontend.handler.js';
import { ReleaseListings } from './read/serving/release-listings.js';
import { ReleasedFrontendsInViews } from './read/serving/released-frontends-in-views.js';
import { CompatibleRelease } from './write/compatible-release.js';
import { DeployReleaseController } from './write/deploy-release/deploy-release.controller.js';
import { CanaryWatch } from './write/end-canary/canary-watch.js';
import { ReportFailureController } from './write/end-canary/report-failure.controller.js';
import { PinReleaseController } from './write/pin-release/pin-release.controller.js';
import { PreviewReleaseController } from './write/preview-release/preview-release.controller.js';
import { PromoteCanaryController } from './write/promote-canary/promote-canary.controller.js';
import { PruneReleasesController } from './write/prune-releases/prune-releases.controller.js';
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
    PreviewReleaseController,
    ReportFailureController,
    FrontendsController,
    LiveAtController,
    CompatibilityController,
  ],
  providers: [
    ReleaseIntake,
    ReleaseElsewhere,
    Compatibility,
    CompareReleaseHandler,
    CompatibleRelease,
    Descriptions,
    ServedInterface,
    AnnounceMisfits,
    FindOldReleasesHandler,
    FindLiveAtHandler,
    FindServedFrontendHandler,
    CanaryWatch,
    {
      provide: GuardedFetch,
      inject: [SETTINGS],
      useFactory: ({ trustedHosts }: Settings) => new GuardedFetch({ trustedHosts }),
    },
    {
      provide: PreviewLinks,
      inject: [ACCESS_TOKENS],
      useFactory: ({ admin }: AccessTokens) => new PreviewLinks(admin),
    },
    ReleaseListings,
    ReleasedFrontendsInViews,
    FailureCounts,
    ListFrontendsHandler,
    ShowFrontendHandler,
    FindFrontendHandler,
    FindReleaseHandler,
    ListReleasesHandler,
    ListHistoryHandler,
  ],
  exports: [ReleasedFrontendsInViews, CanaryWatch, ServedInterface],
})
export class ReleasesModule {}
