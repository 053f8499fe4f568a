import { GeneratedImageList, ListImagesQuery, ROUTES, type GeneratedImage, STUDIO_MESSAGES } from '@marcel/contracts';
import { Controller, Get, Query, Inject } from '@nestjs/common';
import { Query as QueryOf, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../../platform/http/caching.js';
import { JsonResponse, QueryParameters } from '../../../../platform/openapi/decorators.js';
import { IMAGES_VIEW } from '../../views.js';
import { type Position, EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { PersonalData, witnessRecord } from '../../../../platform/personal-data/personal-data.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore, type Document } from '../../../../platform/read-store/read-store.js';
import { artworkStream } from '../../domain/artwork-streams.js';
import { artworkAsOf, toArtworksQuery, addressesOf, picturesOf, shownFields } from '../artwork-document.js';
import { imagesProjection, ImageDocument } from './images.projection.js';

export function toImage(document: Document): GeneratedImage {
  const image = ImageDocument.parse(document);
  const { prompt, improvedPrompt, modelId, format } = image;
  const pictures = picturesOf(document);
  const [newest] = pictures;
  return {
    ...shownFields(image),
    prompt,
    improvedPrompt,
    modelId,
    format,
    imageUrl: addressesOf(pictures, image)[0] ?? null,
    storagePath: newest?.url ?? null,
    preserved: newest !== undefined,
  };
}

/** Returns an image; with a position, as of that position of the log. @throws DomainError not_found */
export class FindImage extends QueryOf<GeneratedImage> {
  constructor(
    readonly id: number,
    readonly asOf?: Position,
  ) {
    super();
  }
}

@QueryHandler(FindImage)
export class FindImageHandler implements IQueryHandler<FindImage> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly personalData: PersonalData,
  ) {}

  async execute({ id, asOf }: FindImage): Promise<GeneratedImage> {
    const document = await (asOf === undefined
      ? this.views.get(IMAGES_VIEW, id)
      : artworkAsOf(
          { events: this.events, personalData: this.personalData },
          imagesProjection,
          { series: 'image', id },
          asOf,
        ));
    if (document === undefined) throw new DomainError('not_found', STUDIO_MESSAGES.imageNotFound);
    witnessRecord(artworkStream('image', id));
    return toImage(document);
  }
}

@ApiTags('studio')
@Controller()
export class ImagesController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.images)
  @CachedView(IMAGES_VIEW)
  @QueryParameters(ListImagesQuery)
  @JsonResponse(GeneratedImageList, 'GeneratedImageList')
  async list(@Query() request: ListImagesQuery): Promise<GeneratedImageList> {
    const query = toArtworksQuery(request);
    const { documents, total } = await this.views.find(IMAGES_VIEW, query);
    return { items: documents.map(toImage), total, limit: request.limit, next: nextAfter(query, documents) };
  }
}
