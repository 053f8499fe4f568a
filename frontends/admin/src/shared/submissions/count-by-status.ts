import { type SubmissionStatus } from '@marcel/contracts';
import type { ReviewedSubmission } from './submission';

/** How many submissions stand in each state. */
export function countByStatus(submissions: readonly ReviewedSubmission[]): Record<SubmissionStatus, number> {
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { status } of submissions) if (Object.hasOwn(counts, status)) counts[status] += 1;
  return counts;
}
