import { SUBMISSION_MESSAGES, type SubmissionProgress } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { collect } from '../../../../platform/event-store/collect.js';
import { decodeEvent } from '../../../../platform/event-store/event-codec.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { isRevisable } from '../../domain/submission.decider.js';
import { submissionEvents, submissionStream } from '../../domain/submission.events.js';
import { evolveSubmission, initialSubmission } from '../../domain/submission.state.js';
import { SubmitterContact, submitterOf } from '../../personal/contact.js';
import { hashOfStatusKey } from '../../personal/status-key.js';
import { SUBMISSIONS_VIEW } from '../../views.js';
import { SubmissionDocument } from '../submissions.collection.js';
import { FindSubmissionProgress } from './submission-progress.query.js';
import { timelineOf } from './timeline.js';

@QueryHandler(FindSubmissionProgress)
export class FindSubmissionProgressHandler implements IQueryHandler<FindSubmissionProgress> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly personalData: PersonalData,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async execute({ statusKey }: FindSubmissionProgress): Promise<SubmissionProgress> {
    const submission = await this.find(statusKey);
    const { id, payload, imageUrl, status, adminNotes, createdAt, processedAt, mascotSlug } = submission;
    const { name, brand } = payload;
    const events = await this.eventsOf(id);
    const timeline = timelineOf(events);
    // By the log, as it is decided: the view forgets which mascot it once was.
    const revisable = status === 'rejected' && isRevisable(events.reduce(evolveSubmission, initialSubmission));
    return {
      ...{ id, name, brand, imageUrl, status, adminNotes, createdAt, processedAt, mascotSlug, timeline },
      ...(revisable && { revisable: payload }),
    };
  }

  private async find(statusKey: string): Promise<SubmissionDocument> {
    const where = [{ field: 'statusKeyHash', oneOf: [hashOfStatusKey(statusKey)] }];
    const [found] = (await this.views.find(SUBMISSIONS_VIEW, { where, limit: 1 })).documents;
    if (found === undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    const submission = SubmissionDocument.parse(found);
    await this.requireKept(submission);
    return submission;
  }

  /** An erasure that is on record counts, though its key waits to be destroyed, or has come back with old keys. */
  private async requireKept({ id, sealedPersonalData, erasedAt }: SubmissionDocument): Promise<void> {
    if (erasedAt !== undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    const contact = await this.personalData.open(submitterOf(id), sealedPersonalData, SubmitterContact);
    if (contact === undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
  }

  private async eventsOf(id: number) {
    const recorded = await collect(this.store.readStream(submissionStream(id)));
    return recorded.map((event) => decodeEvent(submissionEvents, event));
  }
}
