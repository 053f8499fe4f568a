import type { ReviewedSubmission } from '../../shared/submissions/submission';

/** The pending submissions around the one at hand, oldest first; the queue is a ring. */
export interface PendingQueue {
  next: ReviewedSubmission | undefined;
  previous: ReviewedSubmission | undefined;
}

export function pendingQueue(submissions: readonly ReviewedSubmission[], current: ReviewedSubmission): PendingQueue {
  const others = submissions.filter(({ id, status }) => status === 'pending' && id !== current.id).sort(byAge);
  const younger = others.findIndex((other) => byAge(other, current) > 0);
  const place = younger === -1 ? others.length : younger;
  return { next: others[place] ?? others[0], previous: others[place - 1] ?? others.at(-1) };
}

const byAge = (a: ReviewedSubmission, b: ReviewedSubmission) =>
  Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id;
