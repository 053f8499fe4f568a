import { ListSubmissionsQuery, ROUTES, Submission, SUBMISSION_MESSAGES, SubmissionListing } from '@marcel/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Admin } from '../../../http/access/access.decorators.js';
import { PositiveId } from '../../../http/requests/positive-id.pipe.js';
import { Answers } from '../../../observability/openapi/answers.decorator.js';
import { TakesQuery } from '../../../observability/openapi/takes.decorators.js';
import { FindSubmission, ListSubmissions } from './submissions.query.js';

@ApiTags('submissions')
@Admin()
@Controller()
export class SubmissionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.submissions)
  @TakesQuery(ListSubmissionsQuery)
  @Answers(SubmissionListing, 'SubmissionListing')
  list(@Query() request: ListSubmissionsQuery): Promise<SubmissionListing> {
    return this.queries.execute(new ListSubmissions(request));
  }

  @Get(ROUTES.submission)
  @Answers(Submission, 'Submission')
  find(@Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number): Promise<Submission> {
    return this.queries.execute(new FindSubmission(id));
  }
}
