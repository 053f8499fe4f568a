import type { SubmissionProgress } from '@marcel/contracts';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { FindSubmissionProgress } from './submission-progress.query.js';
import { SubmissionOfKey } from './submission-of-key.js';
import { timelineOf } from './timeline.js';

@QueryHandler(FindSubmissionProgress)
export class FindSubmissionProgressHandler implements IQueryHandler<FindSubmissionProgress> {
  constructor(private readonly submissions: SubmissionOfKey) {}

  async execute({ statusKey }: FindSubmissionProgress): Promise<SubmissionProgress> {
    const submission = await this.submissions.find(statusKey);
    const { id, payload, imageUrl, status, adminNotes, createdAt, processedAt, mascotId, mascotSlug } = submission;
    const { name, brand } = payload;
    const timeline = timelineOf(submission);
    return {
      ...{ id, name, brand, imageUrl, status, adminNotes, createdAt, processedAt, mascotSlug, timeline },
      ...(status === 'rejected' && mascotId === null && { revisable: payload }),
    };
  }
}
