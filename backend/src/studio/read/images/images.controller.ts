import { GeneratedImageList, ListImagesQuery, ROUTES } from '@marcel/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../http/caching/cached-view.decorator.js';
import { Answers } from '../../../observability/openapi/answers.decorator.js';
import { TakesQuery } from '../../../observability/openapi/takes.decorators.js';
import { IMAGES_VIEW } from '../../views.js';
import { ListImages } from './images.query.js';

@ApiTags('studio')
@Controller()
export class ImagesController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.images)
  @CachedView(IMAGES_VIEW)
  @TakesQuery(ListImagesQuery)
  @Answers(GeneratedImageList, 'GeneratedImageList')
  list(@Query() request: ListImagesQuery): Promise<GeneratedImageList> {
    return this.queries.execute(new ListImages(request));
  }
}
