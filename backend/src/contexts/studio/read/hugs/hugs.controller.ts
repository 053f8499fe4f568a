import { HugList, ListHugsQuery, ROUTES } from '@marcel/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../../platform/http/caching.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { HUGS_VIEW } from '../../views.js';
import { ListHugs } from './hugs.query.js';

@ApiTags('studio')
@Controller()
export class HugsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.hugs)
  @CachedView(HUGS_VIEW)
  @QueryParameters(ListHugsQuery)
  @JsonResponse(HugList, 'HugList')
  list(@Query() request: ListHugsQuery): Promise<HugList> {
    return this.queries.execute(new ListHugs(request));
  }
}
