import { SUBMISSION_MESSAGES, type Submission } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Refused } from '../../../decider/refused.js';
import { READ_STORE, type ReadStore } from '../../../read-store/read-store.js';
import { SUBMISSIONS_VIEW } from '../../views.js';
import { SubmissionView } from './submission-view.js';
import { ListSubmissions, FindSubmission } from './submissions.query.js';

@QueryHandler(ListSubmissions)
export class ListSubmissionsHandler implements IQueryHandler<ListSubmissions> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly view: SubmissionView,
  ) {}

  async execute(): Promise<Submission[]> {
    const { documents } = await this.views.find(SUBMISSIONS_VIEW, {});
    return Promise.all(documents.map((document) => this.view.of(document)));
  }
}

@QueryHandler(FindSubmission)
export class FindSubmissionHandler implements IQueryHandler<FindSubmission> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly view: SubmissionView,
  ) {}

  async execute({ id }: FindSubmission): Promise<Submission> {
    const document = await this.views.get(SUBMISSIONS_VIEW, id);
    if (document === undefined) throw new Refused('not_found', SUBMISSION_MESSAGES.notFound);
    return this.view.of(document);
  }
}
