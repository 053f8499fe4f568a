import { ImageModels, ROUTES, STUDIO_LIMITS } from '@marcel/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { JsonResponse } from '../../../platform/openapi/decorators.js';
import { PictureProviders } from '../providers/picture-providers.js';

@ApiTags('studio')
@Controller()
export class ImageModelsController {
  constructor(private readonly providers: PictureProviders) {}

  @Get(ROUTES.imageModels)
  @JsonResponse(ImageModels, 'ImageModels')
  models(): ImageModels {
    return { models: this.providers.current.models.slice(0, STUDIO_LIMITS.models) };
  }
}
