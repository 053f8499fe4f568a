import type { SubmissionProgress } from '@marcel/contracts';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { collect } from '../../../../platform/event-store/collect.js';
import { decodeEvent } from '../../../../platform/event-store/event-codec.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { isRevisable, submissions } from '../../domain/submission.decider.js';
import { submissionEvents, submissionStream } from '../../domain/submission.events.js';
import type { SubmissionDocument } from '../submissions.collection.js';
import { FindSubmissionProgress } from './submission-progress.query.js';
import { SubmissionOfKey } from './submission-of-key.js';
import { timelineOf } from './timeline.js';

@QueryHandler(FindSubmissionProgress)
export class FindSubmissionProgressHandler implements IQueryHandler<FindSubmissionProgress> {
  constructor(
    private readonly ofKey: SubmissionOfKey,
    private readonly decisions: DecisionRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async execute({ statusKey }: FindSubmissionProgress): Promise<SubmissionProgress> {
    const submission = await this.ofKey.find(statusKey);
    const { id, payload, imageUrl, status, adminNotes, createdAt, processedAt, mascotSlug } = submission;
    const { name, brand } = payload;
    const timeline = timelineOf(await this.eventsOf(id));
    return {
      ...{ id, name, brand, imageUrl, status, adminNotes, createdAt, processedAt, mascotSlug, timeline },
      ...((await this.isRevisable(submission)) && { revisable: payload }),
    };
  }

  private eventsOf(id: number) {
    const events = this.store.readStream(submissionStream(id));
    return collect(events).then((recorded) => recorded.map((event) => decodeEvent(submissionEvents, event)));
  }

  /** By what decides on it: the view forgets which mascot it once was. */
  private async isRevisable({ id, status }: SubmissionDocument): Promise<boolean> {
    return status === 'rejected' && isRevisable((await this.decisions.load(submissions.at(id))).state);
  }
}
