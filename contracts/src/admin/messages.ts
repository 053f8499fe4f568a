import type { SubmissionStatus } from '../submissions/rules.js';

export const SUBMISSION_STATUS_LABELS: Readonly<Record<SubmissionStatus, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** Failures of the image search that the provider is to blame for. */
export const IMAGE_SEARCH_MESSAGES = {
  failed: 'The image search did not answer. Please try again.',
  quota: 'The image search has reached its limit. Please try again later.',
} as const;

export const REVIEW_MESSAGES = { notFound: 'Submission Not Found' } as const;
