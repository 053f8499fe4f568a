import { Mascot, ROUTES } from '@marcel/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../../platform/http/caching/cached-view.decorator.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { FindMascotBySlug } from './find-mascot.query.js';

@ApiTags('mascots')
@Controller()
export class MascotBySlugController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.mascotBySlug)
  @CachedView(DIRECTORY_VIEW)
  @JsonResponse(Mascot, 'Mascot')
  find(@Param('slug') slug: string): Promise<Mascot> {
    return this.queries.execute(new FindMascotBySlug(slug));
  }
}
