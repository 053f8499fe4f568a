import { SUBMISSION_MESSAGES, type Submission, type SubmissionListing } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../../platform/event-store/event-store.js';
import { documentAsOf } from '../../../../platform/history/document-as-of.js';
import { shownVersion, type Shown } from '../../../../platform/http/caching.js';
import { type PageOfList, paginate } from '../../../../platform/http/pages-of-lists.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { submissionStream } from '../../domain/submission.events.js';
import { SUBMISSIONS_VIEW } from '../../views.js';
import { submissionsProjection } from '../submissions.projection.js';
import { countByStatus } from './count-by-status.js';
import { toStoreQuery } from './submissions-request.js';
import { SubmissionView } from './submission-view.js';
import { FindSubmission, ListSubmissions, ShowSubmission } from './submissions.query.js';

@QueryHandler(ListSubmissions)
export class ListSubmissionsHandler implements IQueryHandler<ListSubmissions> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly view: SubmissionView,
  ) {}

  async execute({ request }: ListSubmissions): Promise<PageOfList & { readonly listing: SubmissionListing }> {
    const query = toStoreQuery(request);
    const { documents, total } = await this.views.find(SUBMISSIONS_VIEW, query);
    const next = nextAfter(query, documents);
    const submissions = await Promise.all(documents.map((document) => this.view.of(document)));
    const { offset, limit } = request;
    if (limit === undefined) return { listing: submissions, total, next };
    const [pagination, counts] = [paginate(offset, limit, total), await countByStatus(this.views)];
    return { listing: { submissions, pagination, counts, next }, total, next };
  }
}

@QueryHandler(FindSubmission)
export class FindSubmissionHandler implements IQueryHandler<FindSubmission> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly view: SubmissionView,
  ) {}

  async execute({ id, asOf }: FindSubmission): Promise<Submission> {
    const document = await (asOf === undefined ? this.views.get(SUBMISSIONS_VIEW, id) : this.told(id, asOf));
    if (document === undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    return this.view.of(document);
  }

  private told(id: number, asOf: Position) {
    const stream = submissionStream(id);
    return documentAsOf(
      this.events,
      { projection: submissionsProjection, collection: SUBMISSIONS_VIEW, stream, id },
      asOf,
    );
  }
}

@QueryHandler(ShowSubmission)
export class ShowSubmissionHandler implements IQueryHandler<ShowSubmission> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly view: SubmissionView,
  ) {}

  async execute({ id }: ShowSubmission): Promise<Shown<Submission>> {
    const document = await this.views.get(SUBMISSIONS_VIEW, id);
    if (document === undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    return { answer: await this.view.of(document), version: shownVersion(submissionStream(id), document) };
  }
}
