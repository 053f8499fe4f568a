import {
  PastSubmissions,
  PastSubmissionsQuery,
  ROUTES,
  SubmissionDifferences,
  SubmissionDifferencesQuery,
} from '@marcel/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Auditor } from '../../../../platform/http/access/access.decorators.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { PastSubmissionsReader } from './past-submissions.js';

@ApiTags('audit')
@Auditor()
@Controller()
export class PastSubmissionsController {
  constructor(private readonly past: PastSubmissionsReader) {}

  @Get(ROUTES.pastSubmissions)
  @QueryParameters(PastSubmissionsQuery)
  @JsonResponse(PastSubmissions, 'PastSubmissions')
  list(@Query() query: PastSubmissionsQuery): Promise<PastSubmissions> {
    return this.past.at(query, query.at === undefined ? Infinity : Date.parse(query.at));
  }

  @Get(ROUTES.submissionDifferences)
  @QueryParameters(SubmissionDifferencesQuery)
  @JsonResponse(SubmissionDifferences, 'SubmissionDifferences')
  compare(@Query() query: SubmissionDifferencesQuery): Promise<SubmissionDifferences> {
    const { from, to } = query;
    const times = [from === undefined ? 0 : Date.parse(from), to === undefined ? Infinity : Date.parse(to)] as const;
    return this.past.between(query, Math.min(...times), Math.max(...times));
  }
}
