import type { GalleryEntry } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Document } from '../../../../platform/read-store/collection.js';
import { placeBehind } from '../../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { readingOf } from '../../providers/local/prompt/reading.js';
import { GALLERY_VIEW } from '../../views.js';
import { HugDocument } from '../hugs/hugs.projection.js';
import { galleryDocument } from './gallery-document.js';
import { FindGalleryEntry } from './gallery-entry.query.js';
import { toGalleryItem } from './gallery-item.js';
import { gallerySelection } from './gallery-selection.js';
import { similarTo } from './similar-pictures.js';

@QueryHandler(FindGalleryEntry)
export class FindGalleryEntryHandler implements IQueryHandler<FindGalleryEntry> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ id, selection }: FindGalleryEntry): Promise<GalleryEntry> {
    const document = await galleryDocument(this.views, id);
    const item = toGalleryItem(document);
    const isOurs = item.prompt !== null && item.provider === 'local';
    const words = isOurs && item.prompt !== null ? readingOf(item.prompt) : null;
    const order = gallerySelection(selection);
    const beside = async (direction: 'asc' | 'desc'): Promise<string | null> => {
      const after = placeBehind(document, order.sort);
      const query = { ...order, sort: { ...order.sort, direction }, after, limit: 1 };
      const [found] = (await this.views.find(GALLERY_VIEW, query)).documents;
      return found === undefined ? null : toGalleryItem(found).id;
    };
    const [previousId, nextId, similar] = await Promise.all([
      beside('asc'),
      beside('desc'),
      similarTo(this.views, item, words?.understood ?? []),
    ]);
    return { item, originalUrl: originalOf(document), words, previousId, nextId, similar };
  }
}

/** Portraits are nobody else's business; drawings are shown beside what became of them. */
function originalOf(document: Document): string | null {
  if (document.kind !== 'drawing') return null;
  return HugDocument.shape.profilePictureUrl.parse(document.profilePictureUrl) || null;
}
