import { Mascot, MASCOT_MESSAGES, ROUTES, ShowMascotQuery } from '@marcel/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CachedView, CachedViewUnless, type Shown, ShowsRecord } from '../../../../platform/http/caching.js';
import { PositiveId } from '../../../../platform/http/requests.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { dayOf } from '../past/mascot-states.js';
import { ShowMascot } from './find-mascot.query.js';

@ApiTags('mascots')
@Controller()
export class MascotController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.mascot)
  @CachedView(DIRECTORY_VIEW)
  @JsonResponse(Mascot, 'Mascot')
  @ShowsRecord()
  find(@Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number): Promise<Shown<Mascot>> {
    return this.queries.execute(new ShowMascot({ id }));
  }

  @Get(ROUTES.mascotBySlug)
  @CachedViewUnless('asOf', DIRECTORY_VIEW)
  @JsonResponse(Mascot, 'Mascot')
  @ShowsRecord()
  @QueryParameters(ShowMascotQuery)
  findByAddress(@Param('slug') slug: string, @Query() { asOf }: ShowMascotQuery): Promise<Shown<Mascot>> {
    return this.queries.execute(new ShowMascot({ slug }, asOf === undefined ? undefined : dayOf(asOf)));
  }
}
