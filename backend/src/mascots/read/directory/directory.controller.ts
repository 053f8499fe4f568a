import { ListMascotsQuery, MascotList, ROUTES } from '@marcel/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../http/caching/cached-view.decorator.js';
import { Answers } from '../../../observability/openapi/answers.decorator.js';
import { TakesQuery } from '../../../observability/openapi/takes.decorators.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { ListMascots } from './list-mascots.query.js';

@ApiTags('mascots')
@Controller()
export class DirectoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.mascots)
  @CachedView(DIRECTORY_VIEW)
  @TakesQuery(ListMascotsQuery)
  @Answers(MascotList, 'MascotList')
  list(@Query() request: ListMascotsQuery): Promise<MascotList> {
    return this.queries.execute(new ListMascots(request));
  }
}
