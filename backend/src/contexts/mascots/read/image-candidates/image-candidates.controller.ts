import { ImageCandidates, ImageCandidatesQuery, ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { IMAGE_CANDIDATES_VIEW } from '../../views.js';

const Found = z.object({ id: z.int(), images: z.array(z.string()), failure: z.nullable(z.string()) });

@ApiTags('admin')
@Admin()
@Controller()
export class ImageCandidatesController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.imageCandidates)
  @QueryParameters(ImageCandidatesQuery)
  @JsonResponse(ImageCandidates, 'ImageCandidates')
  async find(@Query() { mascots }: ImageCandidatesQuery): Promise<ImageCandidates> {
    if (mascots === undefined) return { candidates: [] };
    const where = [{ field: 'id', oneOf: mascots.split(',').map(Number) }];
    const { documents } = await this.views.find(IMAGE_CANDIDATES_VIEW, { where });
    const found = documents.map((document) => Found.parse(document));
    return { candidates: found.map(({ id: mascotId, images, failure }) => ({ mascotId, images, failure })) };
  }
}
