import { HugList, ListHugsQuery, ROUTES } from '@marcel/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../http/caching/cached-view.decorator.js';
import { Answers } from '../../../observability/openapi/answers.decorator.js';
import { TakesQuery } from '../../../observability/openapi/takes.decorators.js';
import { HUGS_VIEW } from '../../views.js';
import { ListHugs } from './hugs.query.js';

@ApiTags('studio')
@Controller()
export class HugsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.hugs)
  @CachedView(HUGS_VIEW)
  @TakesQuery(ListHugsQuery)
  @Answers(HugList, 'HugList')
  list(@Query() request: ListHugsQuery): Promise<HugList> {
    return this.queries.execute(new ListHugs(request));
  }
}
