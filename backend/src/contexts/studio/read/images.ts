import { type GeneratedImage, GeneratedImageList, ListImagesQuery, ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../platform/http/caching.js';
import { JsonResponse, QueryParameters } from '../../../platform/openapi/decorators.js';
import { type Document, READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { ARTWORKS_VIEW } from '../views.js';
import { addressesOf, findArtworks, ImageDocument, picturesOf, commonFields } from './artworks.js';

export function toImage(document: Document): GeneratedImage {
  const image = ImageDocument.parse(document);
  const { prompt, improvedPrompt, modelId, format } = image;
  const pictures = picturesOf(document);
  const [newest] = pictures;
  return {
    ...commonFields(image),
    prompt,
    improvedPrompt,
    modelId,
    format,
    imageUrl: addressesOf(pictures, image)[0] ?? null,
    storagePath: newest?.url ?? null,
    preserved: newest !== undefined,
  };
}

@ApiTags('studio')
@Controller()
export class ImagesController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.images)
  @CachedView(ARTWORKS_VIEW)
  @QueryParameters(ListImagesQuery)
  @JsonResponse(GeneratedImageList, 'GeneratedImageList')
  async list(@Query() request: ListImagesQuery): Promise<GeneratedImageList> {
    const { documents, ...page } = await findArtworks(this.views, ['image'], request);
    return { items: documents.map(toImage), ...page };
  }
}
