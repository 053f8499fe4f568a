import type { ReviewedSubmission } from '../../shared/submissions/submission';

/** The oldest submission that still waits, other than the one at hand. */
export const nextPending = (
  submissions: readonly ReviewedSubmission[],
  current: ReviewedSubmission,
): ReviewedSubmission | undefined =>
  submissions
    .filter(({ id, status }) => status === 'pending' && id !== current.id)
    .reduce<ReviewedSubmission | undefined>(
      (oldest, one) => (oldest === undefined || one.createdAt < oldest.createdAt ? one : oldest),
      undefined,
    );
