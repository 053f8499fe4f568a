export {
  submissionEvents,
  submissionOf,
  SUBMISSION_STREAMS,
  submissionStream,
  type SubmissionApproved,
  type SubmissionEvent,
  type SubmissionReceived,
  type SubmissionReopened,
} from './domain/submission.events.js';
export { CLAIM_STREAM, claimEvents } from './domain/claim.events.js';
export { submissions } from './domain/submission.decider.js';
export { submissionStreams } from './domain/streams.js';
export { SubmitterContact, submitterOf } from './personal/contact.js';
export { announceMissingKeys } from './personal/missing-keys.js';
export { AssignMascot } from './write/decide-submissions.js';
export { TakeBackSubmission } from './write/decide-submissions.js';
export { FindSubmission } from './read/desk/submissions.js';
export { StatusPages } from './read/status-page.js';
export { submissionsProjection } from './read/submissions.projection.js';
export { AFTER_DECISION, AFTER_ERASURE, SUBMISSIONS_VIEW } from './views.js';
export type { KnownSubmission, SubmissionState } from './domain/submission.state.js';
export { DestroyKeyOfSubmitter } from './automation/when-submitter-erased-then-destroy-key.js';
export { SubmissionsModule } from './submissions.module.js';
