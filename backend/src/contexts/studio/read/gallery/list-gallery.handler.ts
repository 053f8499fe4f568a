import { GALLERY_TYPES, type GalleryPage, type GalleryType, type ListGalleryQuery } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import type { Filter, Query } from '../../../../platform/read-store/query.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { GALLERY_VIEW } from '../../views.js';
import { toGalleryItem } from './gallery-item.js';
import { ListGallery } from './list-gallery.query.js';

/** What documents of a type say of themselves. */
const KIND_OF: Readonly<Record<GalleryType, string>> = { hugs: 'hug', drawings: 'drawing', generated: 'image' };

/** Neither held nor hidden. */
const LISTED: Filter = { field: 'listed', oneOf: [1] };

const SORT_FIELDS = { recent: 'createdAt', likes: 'likes' } as const;

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

  private async count(type: GalleryType, { search }: ListGalleryQuery): Promise<number> {
    const { total } = await this.views.find(GALLERY_VIEW, { where: [LISTED, isOneOf([type])], search, limit: 1 });
    return total;
  }
}

function toQuery({ kinds, sort, search, limit, after }: ListGalleryQuery): Query {
  const asked = kinds?.split(',') ?? [];
  const types = GALLERY_TYPES.filter((type) => asked.includes(type));
  return {
    where: types.length === 0 ? [LISTED] : [LISTED, isOneOf(types)],
    search,
    sort: { field: SORT_FIELDS[sort], direction: 'desc' },
    after,
    limit,
  };
}

const isOneOf = (types: readonly GalleryType[]): Filter => ({
  field: 'kind',
  oneOf: types.map((type) => KIND_OF[type]),
});
