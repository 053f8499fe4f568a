import { ProviderCalls } from '../../platform/observability/metrics/provider-calls.js';
import { Module } from '@nestjs/common';
import { SETTINGS } from '../../platform/config/settings.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { CountMissedLikes } from './automation/when-mascot-restored-then-count-missed-likes/count-missed-likes.js';
import { MascotFollowsSubmission } from './automation/when-submission-decided-then-publish-or-withdraw-mascot/mascot-follows-submission.js';
import { MascotFollowsVerdicts } from './automation/when-mascot-judged-then-withdraw-or-restore-it/mascot-follows-verdicts.js';
import { ModerationModule } from '../moderation/index.js';
import { IMAGE_SEARCH } from './image-search/image-search.js';
import { imageSearchOf } from './image-search/image-search-of.js';
import { DirectoryController } from './read/directory/directory.controller.js';
import { ListMascotsHandler } from './read/directory/list-mascots.handler.js';
import { DuplicatesController } from './read/duplicates/duplicates.controller.js';
import { MascotHistoryController } from './read/history/mascot-history.controller.js';
import { FindMascotHandler, ShowMascotHandler } from './read/mascot/find-mascot.handlers.js';
import { MascotController } from './read/mascot/mascot.controller.js';
import { MascotCardController } from './read/pages/mascot-card.controller.js';
import { MascotPages } from './read/pages/mascot-pages.js';
import { NewMascots } from './read/news/new-mascots.js';
import { LikeCounts } from './read/news/like-counts.js';
import { LikedMascots } from './read/news/liked-mascots.js';
import { LikesController } from './read/likes/likes.controller.js';
import { MascotNewsController } from './read/news/mascot-news.controller.js';
import { MascotNews } from './read/news/mascot-news.js';
import { ListMascotsOfDayHandler, PastDirectory } from './read/past/past-directory.js';
import { FeedController } from './read/pages/feed.controller.js';
import { NewestMascots } from './read/pages/newest-mascots.js';
import { SitemapController } from './read/pages/sitemap.controller.js';
import { FacetsController } from './read/facets/facets.controller.js';
import { SuggestionsController } from './read/suggestions/suggestions.controller.js';
import { SearchMascotImageController } from './read/search-mascot-image/search-mascot-image.controller.js';
import { ChangeMascotImageController } from './write/change-mascot-image/change-mascot-image.controller.js';
import { ImageForm } from './write/change-mascot-image/image-form.js';
import { ChangeMascotsController } from './write/change-mascots/change-mascots.controller.js';
import { DeleteMascotController } from './write/delete-mascot/delete-mascot.controller.js';
import { EditMascotController } from './write/edit-mascot/edit-mascot.controller.js';
import { EditMascotHandler } from './write/edit-mascot/edit-mascot.handler.js';
import { DemonstrationArt } from './write/import-demonstration/demonstration-art.js';
import { ImportDemonstrationController } from './write/import-demonstration/import-demonstration.controller.js';
import { ImportDemonstrationHandler } from './write/import-demonstration/import-demonstration.handler.js';
import { LikeMascotController } from './write/like-mascot/like-mascot.controller.js';
import { LikeMascotHandler } from './write/like-mascot/like-mascot.handler.js';
import { MascotPictures } from './write/mascot-pictures.js';
import { MascotRegistry } from './write/mascot-registry.js';
import { ReportMascotController } from './write/report-mascot/report-mascot.controller.js';
import { RestoreMascotController } from './write/restore-mascot/restore-mascot.controller.js';
import { RestoreMascotHandler } from './write/restore-mascot/restore-mascot.handler.js';
import { RevertEditController } from './write/revert-edit/revert-edit.controller.js';
import { RevertEditHandler } from './write/revert-edit/revert-edit.handler.js';
import { ImportRunner } from './automation/import-mascots/import-runner.js';
import { ExportMascotsController } from './read/export/export-mascots.controller.js';
import { ImportsController } from './read/imports/imports.controller.js';
import { FindImportHandler } from './read/imports/find-import.handler.js';
import { ImportsList } from './read/imports/imports-list.js';
import { ImportIntake } from './write/import-mascots/import-intake.js';
import { ImportMascotsController } from './write/import-mascots/import-mascots.controller.js';
import { RowImporter } from './write/import-mascots/row-importer.js';
import { NameRegistry } from './write/uniqueness/name-registry.js';
import { SlugRegistry } from './write/uniqueness/slug-registry.js';

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
    MascotNewsController,
    FeedController,
    SitemapController,
    SearchMascotImageController,
  ],
  providers: [
    ListMascotsHandler,
    ListMascotsOfDayHandler,
    FindMascotHandler,
    ShowMascotHandler,
    LikeMascotHandler,
    EditMascotHandler,
    RestoreMascotHandler,
    RevertEditHandler,
    ImportDemonstrationHandler,
    ImportIntake,
    ImportsList,
    FindImportHandler,
    ImportRunner,
    RowImporter,
    MascotFollowsSubmission,
    MascotFollowsVerdicts,
    CountMissedLikes,
    PastDirectory,
    MascotPages,
    NewestMascots,
    NewMascots,
    LikedMascots,
    LikeCounts,
    MascotNews,
    ImageForm,
    MascotPictures,
    MascotRegistry,
    DemonstrationArt,
    NameRegistry,
    SlugRegistry,
    { provide: IMAGE_SEARCH, inject: [SETTINGS, ProviderCalls], useFactory: imageSearchOf },
  ],
  exports: [MascotRegistry, MascotPages, MascotFollowsSubmission, MascotNews],
})
export class MascotsModule {}
