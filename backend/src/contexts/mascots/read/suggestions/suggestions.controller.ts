import { MascotSuggestions, ROUTES, SuggestMascotsQuery } from '@marcel/contracts';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../../platform/http/caching.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { suggestMascots } from './suggest-mascots.js';

@ApiTags('mascots')
@Controller()
export class SuggestionsController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.mascotSuggestions)
  @CachedView(DIRECTORY_VIEW)
  @QueryParameters(SuggestMascotsQuery)
  @JsonResponse(MascotSuggestions, 'MascotSuggestions')
  suggest(@Query() { search }: SuggestMascotsQuery): Promise<MascotSuggestions> {
    return suggestMascots(this.views, search.trim());
  }
}
