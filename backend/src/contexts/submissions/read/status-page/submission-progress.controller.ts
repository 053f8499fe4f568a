import { ROUTES, SubmissionProgress } from '@marcel/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { PrivateLink } from '../../../../platform/http/caching.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { FindSubmissionProgress } from './submission-progress.query.js';

@ApiTags('submissions')
@Controller()
export class SubmissionProgressController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.submissionStatus)
  @PrivateLink()
  @JsonResponse(SubmissionProgress, 'SubmissionProgress')
  find(@Param('key') key: string): Promise<SubmissionProgress> {
    return this.queries.execute(new FindSubmissionProgress(key));
  }
}
