import type { SubmissionStatus } from '../submissions/rules.js';

export const DASHBOARD_MESSAGES = {
  loadFailed: 'Failed to load dashboard',
  mascotsFailed: 'Failed to load mascots',
  submissionsFailed: 'Failed to load submissions',
  submissionFailed: 'Failed to load submission',
} as const;

export const MASCOT_ADMIN_MESSAGES = {
  updated: 'Mascot updated successfully',
  updateFailed: 'Failed to update mascot',
  deleted: 'Mascot deleted successfully',
  deleteFailed: 'Failed to delete mascot',
  deleteQuestion: 'Are you sure you want to delete this mascot? This action cannot be undone.',
} as const;

export const REVIEW_MESSAGES = {
  approved: 'Submission approved',
  approveFailed: { title: 'Error', body: 'Failed to approve the submission. Please try again.' },
  rejected: 'Submission rejected',
  rejectFailed: { title: 'Error', body: 'Failed to reject the submission. Please try again.' },
  conflict: 'Already decided',
  notesRequiredTitle: 'Admin notes required',
  invalid: { title: 'Invalid Submission', body: 'The submission ID is missing or invalid.' },
  notFound: 'Submission Not Found',
} as const;

/** What the review page says in place of a value that the submitter left out. */
export const REVIEW_FALLBACKS = {
  name: 'Unnamed Mascot',
  brand: 'Unknown Brand',
  value: 'Not provided',
  picture: 'Image not available',
} as const;

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

export const IMPORT_MESSAGES = {
  success: 'Import successful',
  warnings: 'Import completed with warnings',
  failed: { title: 'Import failed', body: 'Failed to import demonstration data' },
} as const;
