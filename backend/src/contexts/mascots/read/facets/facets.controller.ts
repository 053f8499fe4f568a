import { MascotFacets, NarrowMascotsQuery, ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../../platform/http/caching.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { mascotFacets } from './mascot-facets.js';

@ApiTags('mascots')
@Controller()
export class FacetsController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.mascotFacets)
  @CachedView(DIRECTORY_VIEW)
  @QueryParameters(NarrowMascotsQuery)
  @JsonResponse(MascotFacets, 'MascotFacets')
  count(@Query() request: NarrowMascotsQuery): Promise<MascotFacets> {
    return mascotFacets(this.views, request);
  }
}
