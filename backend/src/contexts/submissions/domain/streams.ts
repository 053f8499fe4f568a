import type { StreamKind } from '../../../platform/decider/decider.js';
import { CLAIM_STREAM, claimEvents } from './claim.events.js';
import { submissionEvents, SUBMISSION_STREAMS } from './submission.events.js';

export const submissionStreams: readonly StreamKind[] = [
  { prefix: SUBMISSION_STREAMS, key: 'id', about: 'What became of a submission', catalogue: submissionEvents },
  { prefix: CLAIM_STREAM, about: 'Who is reviewing which submission', catalogue: claimEvents },
];
