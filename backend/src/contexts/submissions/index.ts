export {
  submissionEvents,
  submissionOf,
  SUBMISSION_STREAMS,
  submissionStream,
  type SubmissionApproved,
  type SubmissionEvent,
  type SubmissionReopened,
  submissions,
  submissionStreams,
  type KnownSubmission,
  type SubmissionState,
} from './domain/submission.js';
export { CLAIM_STREAM, claimEvents } from './domain/claim.js';
export { SubmitterContact, submitterOf, announceMissingKeys } from './personal-data.js';
export { AssignMascot, TakeBackSubmission } from './write/decide-submissions.js';
export { FindSubmission, submissionsProjection } from './read/submissions.js';
export { StatusPages } from './read/status-page.js';
export { AFTER_DECISION, AFTER_ERASURE, SUBMISSIONS_VIEW } from './views.js';
export { SubmissionsModule } from './submissions.module.js';
