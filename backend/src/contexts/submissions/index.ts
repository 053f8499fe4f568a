import { Module } from '@nestjs/common';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { DestroyKeyOfSubmitter } from './automation/when-submitter-erased-then-destroy-key.js';
import { SubmissionReader, SubmissionsController } from './read/submissions.js';
import { SubmissionHistoryController } from './read/history.js';
import { SubmissionProgressReader, StatusPages, SubmissionProgressController } from './read/status-page.js';
import { ClaimSubmissionController, ReviewClaimService } from './write/claim-submission.js';
import { DecideSubmissionsController } from './write/decide-submissions.js';
import { SubmitMascotController, SubmitMascotHandler } from './write/submit-mascot.js';
import { ReviseSubmissionController } from './write/revise-submission.js';

export {
  submissionEvents,
  parseSubmissionId,
  SUBMISSION_STREAMS,
  submissionStream,
  type SubmissionEvent,
  submissions,
  submissionStreams,
  type KnownSubmission,
  type SubmissionState,
} from './domain/submission.js';
export { REVIEW_CLAIM_STREAM, claimEvents } from './domain/review-claim.js';
export { SubmitterContact, submitterId, logMissingKeys } from './personal-data.js';
export { AssignMascot, WithdrawSubmission } from './write/decide-submissions.js';
export { SubmissionReader, submissionsProjection } from './read/submissions.js';
export { StatusPages } from './read/status-page.js';
export { AFTER_DECISION, AFTER_ERASURE, SUBMISSIONS_VIEW } from './views.js';

@Module({
  imports: [PicturesModule],
  controllers: [
    SubmitMascotController,
    ReviseSubmissionController,
    DecideSubmissionsController,
    ClaimSubmissionController,
    SubmissionProgressController,
    SubmissionHistoryController,
    SubmissionsController,
  ],
  providers: [
    SubmitMascotHandler,
    DestroyKeyOfSubmitter,
    SubmissionReader,
    SubmissionProgressReader,
    StatusPages,
    ReviewClaimService,
  ],
  exports: [SubmissionReader],
})
export class SubmissionsModule {}
