import { Module } from '@nestjs/common';
import { ACCESS_TOKENS, type AccessTokens } from '../../platform/config/access-tokens.js';
import { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.js';
import { PreviewLinks } from './preview-links.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { FrontendReader, FrontendsController } from './read/frontends.js';
import { ServedFrontends } from './read/served-frontends.js';
import { DeployReleaseController } from './write/deploy-release.js';
import { PreviewReleaseController } from './write/preview-release.js';
import { PublishReleaseController } from './write/publish-release.js';
import { ReleaseIntake } from './write/release-intake.js';

export { FRONTEND_STREAMS, releaseStreams } from './domain/frontend.js';
export { FRONTENDS_VIEW, frontendsProjection, findReleaseBlobs } from './read/frontends.projection.js';
export { serveFrontends } from './read/serve-frontends.js';
export { ServedFrontends } from './read/served-frontends.js';

@Module({
  imports: [PicturesModule],
  controllers: [PublishReleaseController, DeployReleaseController, PreviewReleaseController, FrontendsController],
  providers: [
    ReleaseIntake,
    ServedFrontends,
    FrontendReader,
    GuardedFetch,
    {
      provide: PreviewLinks,
      inject: [ACCESS_TOKENS],
      useFactory: ({ admin }: AccessTokens) => new PreviewLinks(admin),
    },
  ],
  exports: [ServedFrontends],
})
export class ReleasesModule {}
