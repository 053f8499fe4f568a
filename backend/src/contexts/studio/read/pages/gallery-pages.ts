import { DESKTOP_WINDOW, GALLERY_PARAMETERS, PAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { headOrUnknown } from '../../../../platform/http/frontends/head-or-unknown.js';
import type { AskedPage, PageHead } from '../../../../platform/http/frontends/page-head.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { galleryDocument } from '../gallery/gallery-document.js';
import { toGalleryItem } from '../gallery/gallery-item.js';
import { galleryHead, UNKNOWN_PICTURE_HEAD } from './gallery-head.js';

/** The heads of the gallery's pictures, each of which has an address. */
@Injectable()
export class GalleryPages {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  /** Undefined for every other page. */
  async headOf({ path, query, origin }: AskedPage): Promise<PageHead | undefined> {
    const id = query.get(GALLERY_PARAMETERS.item);
    const isGallery = path === PAGES.desktop && query.get(DESKTOP_WINDOW.parameter) === DESKTOP_WINDOW.gallery;
    if (!isGallery || id === null) return undefined;
    return headOrUnknown(this.head(id, origin), UNKNOWN_PICTURE_HEAD);
  }

  private async head(id: string, origin: string): Promise<PageHead> {
    const item = toGalleryItem(await galleryDocument(this.views, id));
    return galleryHead(item, origin);
  }
}
