import { Module } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../../platform/blob-store/blob-store.js';
import { SETTINGS, type Settings } from '../../platform/config/settings.js';
import { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { LOG } from '../../platform/observability/logging/log.js';
import { ProviderCalls } from '../../platform/observability/metrics/provider-calls.js';
import { ModerationModule } from '../moderation/index.js';
import { DestroyKeysOfArtwork } from './automation/when-artwork-erased-then-destroy-keys/destroy-keys-of-artwork.js';
import { ProviderForgets } from './automation/when-artwork-erased-then-provider-forgets/provider-forgets.js';
import { PictureChecker } from './automation/check-pictures/picture-checker.js';
import { PictureInspector } from './automation/check-pictures/picture-inspector.js';
import { PortraitDeleter } from './automation/delete-portraits/portrait-deleter.js';
import { GenerationWorker } from './automation/generate-pictures/generation-worker.js';
import { PictureKeeper } from './automation/generate-pictures/picture-keeper.js';
import { promptImproverOf } from './prompt-improver/prompt-improver-of.js';
import { PROMPT_IMPROVER } from './prompt-improver/prompt-improver.js';
import { PictureProviders } from './providers/picture-providers.js';
import { providersOf } from './providers/providers-of.js';
import { GenerationFigures } from './read/queue/generation-figures.js';
import { DownloadController } from './read/download/download.controller.js';
import { FindDownloadHandler } from './read/download/find-download.handler.js';
import { GalleryController } from './read/gallery/gallery.controller.js';
import { FindGalleryEntryHandler } from './read/gallery/gallery-entry.handler.js';
import { ListGalleryHandler } from './read/gallery/list-gallery.handler.js';
import { PictureHistoryController } from './read/history/picture-history.controller.js';
import { HugsController } from './read/hugs/hugs.controller.js';
import { FindHugHandler, ListHugsHandler } from './read/hugs/hugs.handlers.js';
import { ImagesController } from './read/images/images.controller.js';
import { FindImageHandler, ListImagesHandler } from './read/images/images.handlers.js';
import { ImageModelsController } from './read/models/image-models.controller.js';
import { GalleryCardController } from './read/pages/gallery-card.controller.js';
import { GalleryPages } from './read/pages/gallery-pages.js';
import { GenerationNewsController } from './read/progress/generation-news.controller.js';
import { GenerationNews } from './read/progress/generation-news.js';
import { ArtworkRegistry } from './write/artwork-registry.js';
import { ArtworkRequests, RequestArtworkHandler } from './write/artwork-requests.js';
import { GenerateHugController } from './write/generate-hug/generate-hug.controller.js';
import { GenerateImageController } from './write/generate-image/generate-image.controller.js';
import { LikeArtworkController } from './write/like-artwork/like-artwork.controller.js';
import { LikeArtworkHandler } from './write/like-artwork/like-artwork.handler.js';
import { GenerationAllowance } from './write/limits/generation-allowance.js';
import { OrderDemonstrationHandler } from './write/order-demonstration/order-demonstration.handler.js';
import { PaidWork } from './write/paid-work/paid-work.js';
import { PaidWorkController } from './write/paid-work/paid-work.controller.js';
import { ReportArtworkController } from './write/report-artwork/report-artwork.controller.js';
import { ReportBrokenController } from './write/report-broken/report-broken.controller.js';
import { ReportBrokenHandler } from './write/report-broken/report-broken.handler.js';
import { RerollHugController } from './write/reroll-hug/reroll-hug.controller.js';
import { RerollHugHandler } from './write/reroll-hug/reroll-hug.handler.js';
import { TakeBackArtworkLikesHandler } from './write/take-back-likes/take-back-artwork-likes.handler.js';
import { TransformDrawingController } from './write/transform-drawing/transform-drawing.controller.js';

@Module({
  imports: [PicturesModule, ModerationModule],
  controllers: [
    GenerateHugController,
    RerollHugController,
    TransformDrawingController,
    GenerateImageController,
    PaidWorkController,
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
    GenerationNewsController,
  ],
  providers: [
    { provide: PictureProviders, inject: [SETTINGS, BLOB_STORE, GuardedFetch, ProviderCalls], useFactory: providersOf },
    { provide: PROMPT_IMPROVER, inject: [SETTINGS, LOG, PaidWork, ProviderCalls], useFactory: promptImproverOf },
    ArtworkRegistry,
    ArtworkRequests,
    RequestArtworkHandler,
    GenerationAllowance,
    PaidWork,
    RerollHugHandler,
    LikeArtworkHandler,
    TakeBackArtworkLikesHandler,
    ReportBrokenHandler,
    OrderDemonstrationHandler,
    ListHugsHandler,
    FindHugHandler,
    ListImagesHandler,
    FindImageHandler,
    ListGalleryHandler,
    FindGalleryEntryHandler,
    FindDownloadHandler,
    GalleryPages,
    {
      provide: PictureInspector,
      inject: [BLOB_STORE, GuardedFetch],
      useFactory: (blobs: BlobStore, fetcher: GuardedFetch) => new PictureInspector(blobs, fetcher),
    },
    {
      provide: GuardedFetch,
      inject: [SETTINGS],
      useFactory: ({ trustedHosts }: Settings) => new GuardedFetch({ trustedHosts }),
    },
    PictureKeeper,
    DestroyKeysOfArtwork,
    ProviderForgets,
    PortraitDeleter,
    GenerationNews,
    GenerationWorker,
    GenerationFigures,
    PictureChecker,
  ],
})
export class StudioModule {}
