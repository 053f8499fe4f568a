import type { GalleryEntry, GallerySelectionQuery } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

/** One picture by its id in the gallery, such as `hug-7`, with its neighbours in a selection. @throws DomainError not_found */
export class FindGalleryEntry extends Query<GalleryEntry> {
  constructor(
    readonly id: string,
    readonly selection: GallerySelectionQuery,
  ) {
    super();
  }
}
