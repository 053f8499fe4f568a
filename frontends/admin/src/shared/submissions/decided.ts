import type { Decided } from '../undo/undoable';
import type { ReviewedSubmission } from './submission';
import { mascotName } from './submission-texts';

type Standing = Pick<ReviewedSubmission, 'id' | 'status' | 'processedAt' | 'payload'>;

export const decidedOf = (submission: Standing): Decided => {
  const { id, status, processedAt } = submission;
  return { id, status, processedAt, name: mascotName(submission) };
};
