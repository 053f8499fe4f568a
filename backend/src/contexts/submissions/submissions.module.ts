import { Module } from '@nestjs/common';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { DestroyKeyOfSubmitter } from './automation/when-submitter-erased-then-destroy-key/destroy-key-of-submitter.js';
import { AnnounceMissingKeys } from './personal/missing-keys.js';
import { SubmissionView } from './read/desk/submission-view.js';
import { SubmissionsController } from './read/desk/submissions.controller.js';
import {
  FindSubmissionHandler,
  ListSubmissionsHandler,
  ShowSubmissionHandler,
} from './read/desk/submissions.handlers.js';
import { SubmissionHistoryController } from './read/history/submission-history.controller.js';
import { SubmissionProgressController } from './read/status-page/submission-progress.controller.js';
import { FindSubmissionProgressHandler } from './read/status-page/submission-progress.handler.js';
import { StatusPages } from './read/status-page/status-pages.js';
import { ApproveSubmissionController } from './write/approve-submission/approve-submission.controller.js';
import { ClaimSubmissionController } from './write/claim-submission/claim-submission.controller.js';
import { ReviewClaims } from './write/claim-submission/review-claims.js';
import { DecideSubmissionsController } from './write/decide-submissions/decide-submissions.controller.js';
import { EraseSubmitterController } from './write/erase-submitter/erase-submitter.controller.js';
import { RejectSubmissionController } from './write/reject-submission/reject-submission.controller.js';
import { ReopenSubmissionController } from './write/reopen-submission/reopen-submission.controller.js';
import { ReviseSubmissionController } from './write/revise-submission/revise-submission.controller.js';
import { SubmitMascotController } from './write/submit-mascot/submit-mascot.controller.js';
import { SubmitMascotHandler } from './write/submit-mascot/submit-mascot.handler.js';

@Module({
  imports: [PicturesModule],
  controllers: [
    SubmitMascotController,
    ReviseSubmissionController,
    ApproveSubmissionController,
    RejectSubmissionController,
    ReopenSubmissionController,
    DecideSubmissionsController,
    ClaimSubmissionController,
    EraseSubmitterController,
    SubmissionProgressController,
    SubmissionHistoryController,
    SubmissionsController,
  ],
  providers: [
    SubmitMascotHandler,
    DestroyKeyOfSubmitter,
    AnnounceMissingKeys,
    ListSubmissionsHandler,
    FindSubmissionHandler,
    ShowSubmissionHandler,
    FindSubmissionProgressHandler,
    SubmissionView,
    StatusPages,
    ReviewClaims,
  ],
  exports: [DestroyKeyOfSubmitter],
})
export class SubmissionsModule {}
