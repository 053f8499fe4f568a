import {
  type ListSubmissionsQuery,
  type Submission,
  SUBMISSION_MESSAGES,
  SUBMISSION_PAGE,
  type SubmissionCounts,
  type SubmissionListing,
  type SubmissionSort,
  type SubmissionStatus,
} from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Query } from '../../../../platform/read-store/query.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { SUBMISSIONS_VIEW } from '../../views.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../../platform/event-store/event-store.js';
import { documentAsOf } from '../../../../platform/history/document-as-of.js';
import { type Shown, shownVersion } from '../../../../platform/http/caching.js';
import { type PageOfList, paginate } from '../../../../platform/http/pages-of-lists.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { submissionStream } from '../../domain/submission.events.js';
import { submissionsProjection } from '../submissions.projection.js';
import { SubmissionView } from './submission-view.js';
import { FindSubmission, ListSubmissions, ShowSubmission } from './submissions.query.js';

const SORTS: Readonly<Record<SubmissionSort, NonNullable<Query['sort']>>> = {
  newest: { field: 'id', direction: 'desc' },
  oldest: { field: 'id', direction: 'asc' },
  name: { field: 'name', direction: 'asc' },
  brand: { field: 'brand', direction: 'asc' },
};

function toStoreQuery({ status, search, sort, after, offset, limit }: ListSubmissionsQuery): Query {
  const where = status === undefined ? [] : [{ field: 'status', oneOf: [status] }];
  return { where, search, sort: SORTS[sort], after, offset, limit: limit ?? SUBMISSION_PAGE.limitMax };
}

async function countByStatus(views: ReadStore): Promise<SubmissionCounts> {
  const count = async (status: SubmissionStatus) => {
    const where = [{ field: 'status', oneOf: [status] }];
    return (await views.find(SUBMISSIONS_VIEW, { where, limit: 1 })).total;
  };
  const [pending, approved, rejected] = await Promise.all([count('pending'), count('approved'), count('rejected')]);
  return { total: pending + approved + rejected, pending, approved, rejected };
}

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
