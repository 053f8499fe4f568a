import { STUDIO_MESSAGES, type GeneratedImage, type GeneratedImageList } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { PersonalData, witnessRecord } from '../../../../platform/personal-data/personal-data.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { IMAGES_VIEW } from '../../views.js';
import { artworkStream } from '../../domain/artwork-streams.js';
import { artworkAsOf } from '../artwork-as-of.js';
import { toArtworksQuery } from '../artworks-query.js';
import { toImage } from './image-view.js';
import { imagesProjection } from './images.projection.js';
import { FindImage, ListImages } from './images.query.js';

@QueryHandler(ListImages)
export class ListImagesHandler implements IQueryHandler<ListImages> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ request }: ListImages): Promise<GeneratedImageList> {
    const query = toArtworksQuery(request);
    const { documents, total } = await this.views.find(IMAGES_VIEW, query);
    return { items: documents.map(toImage), total, limit: request.limit, next: nextAfter(query, documents) };
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
