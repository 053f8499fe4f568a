import type { SubmissionProgress } from '@marcel/contracts';
import type { SubmissionDocument } from '../submissions.collection.js';

/** The steps a submission has taken so far, in order. */
export function timelineOf(submission: SubmissionDocument): SubmissionProgress['timeline'] {
  const { status, createdAt, processedAt, publishedAt, revisedAt } = submission;
  const timeline: SubmissionProgress['timeline'] = [{ step: 'received', time: createdAt }];
  if (revisedAt !== undefined) timeline.push({ step: 'revised', time: revisedAt });
  if (status !== 'pending' && processedAt !== null) timeline.push({ step: status, time: processedAt });
  if (publishedAt !== null) timeline.push({ step: 'published', time: publishedAt });
  return timeline;
}
