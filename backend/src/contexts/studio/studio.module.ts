import { Module } from '@nestjs/common';
import { BLOB_STORE } from '../../platform/blob-store/blob-store.js';
import { SETTINGS } from '../../platform/config/settings.js';
import { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { LOG } from '../../platform/observability/logging/log.js';
import { DailyQuotas } from '../../platform/quotas/daily-quotas.js';
import { ProviderCalls } from '../../platform/observability/metrics/metrics.js';
import { ModerationModule } from '../moderation/index.js';
import { DeleteProviderCopies } from './automation/when-artwork-erased-then-delete-provider-copies.js';
import { PictureChecker, PictureInspector } from './automation/check-pictures.js';
import { PortraitDeleter } from './automation/delete-portraits.js';
import { GenerationGroups } from './automation/generate-pictures/generation-groups.js';
import { GenerationWorker } from './automation/generate-pictures/generation-worker.js';
import { GeneratedPictureStore } from './automation/generate-pictures/generated-picture-store.js';
import { PROMPT_IMPROVER, createPromptImprover } from './prompt-improver/prompt-improver.js';
import { PictureProviders } from './providers/picture-provider.js';
import { createProviders } from './providers/create-providers.js';
import { GenerationMetrics, GenerationProgressUpdates, GenerationProgressController } from './read/progress.js';
import { ArtworkReader } from './read/artwork-reader.js';
import { DownloadController } from './read/download.js';
import { GalleryController } from './read/gallery.js';
import { PictureHistoryController } from './read/history.js';
import { HugsController } from './read/hugs.js';
import { ImagesController, ImageModelsController } from './read/images.js';
import { GalleryCardController, GalleryPages } from './read/pages.js';
import { ArtworkRegistry } from './write/artwork-registry.js';
import { ArtworkRequests, RequestArtworkHandler } from './write/artwork-requests.js';
import { GenerateImageController } from './write/generate-image.js';
import { TransformDrawingController } from './write/transform-drawing.js';
import { GenerateHugController } from './write/generate-hug.js';
import { LikeArtworkController } from './write/like-artwork.js';
import { GenerationAllowance } from './write/generation-allowance.js';
import { OrderDemonstrationHandler } from './write/order-demonstration.js';
import { ReportArtworkController } from './write/report-artwork.js';
import { ReportBrokenController, ReportBrokenHandler } from './write/report-broken-picture.js';
import { RerollHugController, RerollHugHandler } from './write/reroll-hug.js';

@Module({
  imports: [PicturesModule, ModerationModule],
  controllers: [
    GenerateHugController,
    RerollHugController,
    TransformDrawingController,
    GenerateImageController,
    LikeArtworkController,
    ReportBrokenController,
    ReportArtworkController,
    HugsController,
    ImageModelsController,
    ImagesController,
    GalleryController,
    GalleryCardController,
    PictureHistoryController,
    DownloadController,
    GenerationProgressController,
  ],
  providers: [
    {
      provide: PictureProviders,
      inject: [SETTINGS, BLOB_STORE, GuardedFetch, ProviderCalls],
      useFactory: createProviders,
    },
    { provide: PROMPT_IMPROVER, inject: [SETTINGS, LOG, DailyQuotas, ProviderCalls], useFactory: createPromptImprover },
    ArtworkRegistry,
    ArtworkRequests,
    RequestArtworkHandler,
    GenerationAllowance,
    RerollHugHandler,
    ReportBrokenHandler,
    OrderDemonstrationHandler,
    ArtworkReader,
    GalleryPages,
    PictureInspector,
    GuardedFetch,
    GeneratedPictureStore,
    DeleteProviderCopies,
    PortraitDeleter,
    GenerationProgressUpdates,
    GenerationWorker,
    GenerationGroups,
    GenerationMetrics,
    PictureChecker,
  ],
  exports: [ArtworkReader],
})
export class StudioModule {}
