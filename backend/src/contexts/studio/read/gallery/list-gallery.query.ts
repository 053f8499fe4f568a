import type { GalleryPage, ListGalleryQuery } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

export class ListGallery extends Query<GalleryPage> {
  constructor(readonly request: ListGalleryQuery) {
    super();
  }
}
