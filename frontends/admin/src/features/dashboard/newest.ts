import type { ReviewedSubmission } from '../../shared/submissions/submission';

export const RECENT_SUBMISSIONS = 5;

/** The few submissions that came last, the latest first. */
export const newest = (submissions: readonly ReviewedSubmission[]): ReviewedSubmission[] =>
  [...submissions]
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id)
    .slice(0, RECENT_SUBMISSIONS);
