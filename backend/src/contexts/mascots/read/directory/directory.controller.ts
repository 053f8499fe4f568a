import { ListMascotsQuery, MascotList, ROUTES } from '@marcel/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CachedViewUnless } from '../../../../platform/http/caching.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { ListMascots, ListMascotsOfDay } from './list-mascots.query.js';

@ApiTags('mascots')
@Controller()
export class DirectoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.mascots)
  @CachedViewUnless('asOf', DIRECTORY_VIEW)
  @QueryParameters(ListMascotsQuery)
  @JsonResponse(MascotList, 'MascotList')
  list(@Query() request: ListMascotsQuery): Promise<MascotList> {
    const { asOf: day } = request;
    return this.queries.execute(day === undefined ? new ListMascots(request) : new ListMascotsOfDay(request, day));
  }
}
