import {
  type GeneratedImage,
  GeneratedImageList,
  ListImagesQuery,
  ROUTES,
  ImageModels,
  PromptReading,
  ReadPromptQuery,
  STUDIO_LIMITS,
} from '@marcel/contracts';
import { Get, Inject } from '@nestjs/common';
import { CachedView } from '../../../platform/http/caching.js';
import { JsonResponse, QueryParameters, RestController } from '../../../platform/openapi/decorators.js';
import { type Document, READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { ARTWORKS_VIEW, toUrls, findArtworks, ImageDocument, parsePictures, commonFields } from './artworks.js';
import { readPrompt } from '../providers/local/prompt/reading.js';
import { PictureProviders } from '../providers/picture-provider.js';

export function toImage(document: Document): GeneratedImage {
  const image = ImageDocument.parse(document);
  const { prompt, improvedPrompt, modelId, format } = image;
  const pictures = parsePictures(document);
  const [newest] = pictures;
  return {
    ...commonFields(image),
    prompt,
    improvedPrompt,
    modelId,
    format,
    imageUrl: toUrls(pictures, image)[0] ?? null,
    storagePath: newest?.url ?? null,
    preserved: newest !== undefined,
  };
}

@RestController('studio')
export class ImagesController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.images)
  @CachedView(ARTWORKS_VIEW)
  @JsonResponse(GeneratedImageList, 'GeneratedImageList')
  async list(@QueryParameters() request: ListImagesQuery): Promise<GeneratedImageList> {
    const { documents, ...page } = await findArtworks(this.views, ['image'], request);
    return { items: documents.map(toImage), ...page };
  }
}

@RestController('studio')
export class ImageModelsController {
  constructor(private readonly providers: PictureProviders) {}

  @Get(ROUTES.imageModels)
  @JsonResponse(ImageModels, 'ImageModels')
  models(): ImageModels {
    return { models: this.providers.current.models.slice(0, STUDIO_LIMITS.models) };
  }

  @Get(ROUTES.imageReading)
  @JsonResponse(PromptReading, 'PromptReading')
  reading(@QueryParameters() { prompt = '' }: ReadPromptQuery): PromptReading {
    const isLocal = this.providers.current.name === 'local';
    return isLocal ? readPrompt(prompt) : { understood: [], unknown: [], mended: [] };
  }
}
