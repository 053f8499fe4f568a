import { AskedLikes, CountLikesQuery, LikeCount, ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../platform/http/caching.js';
import { JsonResponse, QueryParameters } from '../../../platform/openapi/decorators.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../views.js';

@ApiTags('mascots')
@Controller()
export class LikesController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.mascotLikes)
  @CachedView(DIRECTORY_VIEW)
  @QueryParameters(CountLikesQuery)
  @JsonResponse(AskedLikes, 'AskedLikes')
  async count(@Query() { ids }: CountLikesQuery): Promise<AskedLikes> {
    const asked = [...new Set(ids?.split(',').map(Number))];
    const where = [{ field: 'id', oneOf: asked }];
    const { documents } = await this.views.find(DIRECTORY_VIEW, { where, limit: asked.length });
    return { likes: documents.map((document) => LikeCount.parse(document)) };
  }
}
