import { STUDIO_MESSAGES, type GeneratedImage, type GeneratedImageList } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { IMAGES_VIEW } from '../../views.js';
import { toArtworksQuery } from '../artworks-query.js';
import { toImage } from './image-view.js';
import { FindImage, ListImages } from './images.query.js';

@QueryHandler(ListImages)
export class ListImagesHandler implements IQueryHandler<ListImages> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ request }: ListImages): Promise<GeneratedImageList> {
    const { documents, total } = await this.views.find(IMAGES_VIEW, toArtworksQuery(request));
    return { items: documents.map(toImage), total, limit: request.limit };
  }
}

@QueryHandler(FindImage)
export class FindImageHandler implements IQueryHandler<FindImage> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ id }: FindImage): Promise<GeneratedImage> {
    const document = await this.views.get(IMAGES_VIEW, id);
    if (document === undefined) throw new DomainError('not_found', STUDIO_MESSAGES.imageNotFound);
    return toImage(document);
  }
}
