import { GeneratedImageList, ListImagesQuery, ROUTES } from '@marcel/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../../platform/http/caching.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { IMAGES_VIEW } from '../../views.js';
import { ListImages } from './images.query.js';

@ApiTags('studio')
@Controller()
export class ImagesController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.images)
  @CachedView(IMAGES_VIEW)
  @QueryParameters(ListImagesQuery)
  @JsonResponse(GeneratedImageList, 'GeneratedImageList')
  list(@Query() request: ListImagesQuery): Promise<GeneratedImageList> {
    return this.queries.execute(new ListImages(request));
  }
}
