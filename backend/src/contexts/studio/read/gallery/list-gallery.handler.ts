import type { GalleryPage, GalleryType, ListGalleryQuery } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import type { Query } from '../../../../platform/read-store/query.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { GALLERY_VIEW } from '../../views.js';
import { toGalleryItem } from './gallery-item.js';
import { gallerySelection } from './gallery-selection.js';
import { ListGallery } from './list-gallery.query.js';

@QueryHandler(ListGallery)
export class ListGalleryHandler implements IQueryHandler<ListGallery> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ request }: ListGallery): Promise<GalleryPage> {
    const query = toQuery(request);
    const [{ documents }, hugs, drawings, generated] = await Promise.all([
      this.views.find(GALLERY_VIEW, query),
      this.count('hugs', request),
      this.count('drawings', request),
      this.count('generated', request),
    ]);
    return {
      items: documents.map(toGalleryItem),
      counts: { hugs, drawings, generated },
      next: nextAfter(query, documents),
    };
  }

  private async count(kinds: GalleryType, request: ListGalleryQuery): Promise<number> {
    const { total } = await this.views.find(GALLERY_VIEW, { ...gallerySelection({ ...request, kinds }), limit: 1 });
    return total;
  }
}

const toQuery = ({ limit, after, ...selection }: ListGalleryQuery): Query => ({
  ...gallerySelection(selection),
  after,
  limit,
});
