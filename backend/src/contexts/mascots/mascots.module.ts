import { ProviderCalls } from '../../platform/observability/metrics/metrics.js';
import { Module } from '@nestjs/common';
import { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.js';
import { SETTINGS } from '../../platform/config/settings.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { CountMissedLikes } from './automation/when-mascot-restored-then-count-missed-likes.js';
import { PublishOrWithdrawMascot } from './automation/when-submission-decided-then-publish-or-withdraw-mascot.js';
import { WithdrawOrRestoreMascot } from './automation/when-mascot-moderated-then-withdraw-or-restore-it.js';
import { ModerationModule } from '../moderation/index.js';
import { IMAGE_SEARCH, createImageSearch } from './image-search.js';
import { DirectoryController } from './read/list-mascots.js';
import { DuplicatesController } from './read/duplicates.js';
import { MascotHistoryController } from './read/history.js';
import { MascotController, MascotReader } from './read/mascot.js';
import { CrawlersController, MascotCardController, MascotPages } from './read/pages.js';
import * as live from './read/live-updates.js';
import { LikesController, FacetsController } from './read/facets.js';
import { ExportMascotsController } from './read/export.js';
import { PastDirectory } from './read/past/past-directory.js';
import { SuggestionsController } from './read/suggest-mascots.js';
import { SearchMascotImageController } from './read/search-mascot-image.js';
import { ChangeMascotImageController, ImageForm } from './write/change-mascot-image.js';
import { ChangeMascotsController } from './write/change-mascots.js';
import { EditMascotController, EditMascotHandler } from './write/edit-mascot.js';
import {
  DeleteMascotController,
  RestoreMascotController,
  RestoreMascotHandler,
  RevertEditController,
  RevertEditHandler,
} from './write/delete-and-restore.js';
import { DemonstrationArt } from './write/import-demonstration/demonstration-art.js';
import {
  ImportDemonstrationController,
  ImportDemonstrationHandler,
} from './write/import-demonstration/import-demonstration.js';
import { LikeMascotController } from './write/like-mascot.js';
import { ReportMascotController } from './write/report-mascot.js';
import { MascotPictures } from './mascot-pictures.js';
import { MascotRegistry } from './write/mascot-registry.js';
import { ImportRunner } from './automation/import-mascots.js';
import { ImportReader, ImportsController } from './read/imports.js';
import { ImportIntake } from './write/import-mascots/import-intake.js';
import { ImportMascotsController } from './write/import-mascots/import-mascots.controller.js';
import { RowImporter } from './write/import-mascots/row-importer.js';
import { NameRegistry, SlugRegistry } from './write/uniqueness.js';

@Module({
  imports: [PicturesModule, ModerationModule],
  controllers: [
    DirectoryController,
    MascotController,
    LikeMascotController,
    ReportMascotController,
    ChangeMascotsController,
    EditMascotController,
    DeleteMascotController,
    ChangeMascotImageController,
    ImportDemonstrationController,
    ImportMascotsController,
    ImportsController,
    ExportMascotsController,
    RestoreMascotController,
    RevertEditController,
    MascotHistoryController,
    DuplicatesController,
    SuggestionsController,
    FacetsController,
    MascotCardController,
    LikesController,
    live.MascotLiveUpdatesController,
    CrawlersController,
    SearchMascotImageController,
  ],
  providers: [
    MascotReader,
    EditMascotHandler,
    RestoreMascotHandler,
    RevertEditHandler,
    ImportDemonstrationHandler,
    ImportIntake,
    ImportReader,
    ImportRunner,
    RowImporter,
    PublishOrWithdrawMascot,
    WithdrawOrRestoreMascot,
    CountMissedLikes,
    PastDirectory,
    MascotPages,
    live.NewMascotUpdates,
    live.LikedMascotUpdates,
    live.LikeCountUpdates,
    live.MascotLiveUpdates,
    ImageForm,
    GuardedFetch,
    MascotPictures,
    MascotRegistry,
    DemonstrationArt,
    NameRegistry,
    SlugRegistry,
    { provide: IMAGE_SEARCH, inject: [SETTINGS, ProviderCalls], useFactory: createImageSearch },
  ],
  exports: [MascotReader, MascotRegistry, MascotPages, PublishOrWithdrawMascot, live.MascotLiveUpdates],
})
export class MascotsModule {}
