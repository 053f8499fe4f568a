import { ListSubmissionsQuery, ROUTES, Submission, SUBMISSION_MESSAGES, SubmissionListing } from '@marcel/contracts';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ShowsRecord, type Shown } from '../../../../platform/http/caching.js';
import { tellPage } from '../../../../platform/http/pages-of-lists.js';
import { Admin } from '../../../../platform/http/access.js';
import { PositiveId } from '../../../../platform/http/requests.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { ListSubmissions, ShowSubmission } from './submissions.query.js';

@ApiTags('submissions')
@Admin()
@Controller()
export class SubmissionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.submissions)
  @QueryParameters(ListSubmissionsQuery)
  @JsonResponse(SubmissionListing, 'SubmissionListing')
  async list(
    @Query() request: ListSubmissionsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SubmissionListing> {
    const { listing, ...page } = await this.queries.execute(new ListSubmissions(request));
    tellPage(reply, page);
    return listing;
  }

  @Get(ROUTES.submission)
  @JsonResponse(Submission, 'Submission')
  @ShowsRecord()
  find(@Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number): Promise<Shown<Submission>> {
    return this.queries.execute(new ShowSubmission(id));
  }
}
